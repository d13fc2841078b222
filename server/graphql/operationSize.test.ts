import { getIntrospectionQuery, getOperationAST, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { costOf } from './cost.ts';
import { limits } from './limits.ts';
import { sizeOf } from './operationSize.ts';
import { schema } from './schema.ts';
import { ask, onlyError } from '../testing/ask.ts';

const standardIntrospection = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
});
const times = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i));
const about = (...names: string[]) =>
  `{ ${names.map((name) => `${name}: __type(name: "__${name}") { fields { name args { name } } }`).join(' ')} }`;

/** The questions about the schema that tools ask. */
const introspections: Readonly<Record<string, string>> = {
  'GraphiQL, Sandbox, Altair, Postman, code generators by graphql-js': standardIntrospection,
  'older tools by graphql-js': getIntrospectionQuery(),
  'gql.tada, before': about('Directive', 'Field', 'Type', 'InputValue'),
  'Apollo Kotlin, before': about('Schema', 'Type', 'Directive', 'Field', 'InputValue'),
  'docs of single types': `{ ${times(20, (i) => `t${i}: __type(name: "Job") { fields { name description type { name ofType { name ofType { name } } } } }`).join(' ')} }`,
};

const measure = (query: string) => {
  const document = parse(query);
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return sizeOf((name) => fragments.get(name))(operation!.selectionSet);
};

const cost = (query: string) => {
  const document = parse(query);
  const operation = getOperationAST(document)!;
  return costOf({ schema, document, operation, variables: {}, errors: limits.errors });
};

const refused = async (query: string) => onlyError(await ask(query)).message;

describe('introspection', () => {
  it.each(Object.entries(introspections))(
    'answers %s, with less than half of the limit',
    async (_, query) => {
      expect((await ask(query)).errors).toBeUndefined();
      expect(measure(query).schemaWeight * 2).toBeLessThan(limits.schemaWeight);
    },
  );

  it('is refused if its estimated response is too large', async () => {
    const all = '{ fields { name description args { name description type { name } } } }';
    const many = times(30, (i) => `a${i}: types ${all}`).join(' ');
    for (const query of [`{ __schema { ${many} } }`, `{ ...F } fragment F on Query { __schema { ${many} } }`])
      expect(await refused(query)).toBe(
        'The operation asks too much about the schema at once. Ask in smaller parts.',
      );
  });
});

it('the cost counts five items for a list without pages', () => {
  expect(cost('{ billingPlans { id name } }')).toBe(11);
  expect(cost('{ jobs(first: 10) { nodes { id } } }')).toBe(21);
});
