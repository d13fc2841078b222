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
const times = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i));

describe('introspection', () => {
  it('executes the standard query and needs less than half of the limit', async () => {
    const { errors } = await ask(standardIntrospection);
    expect(errors).toEqual([]);
    expect(measure(standardIntrospection).schemaWeight * 2).toBeLessThan(limits.schemaWeight);
    expect(
      (await ask('{ __type(name: "Job") { fields { name type { fields { name } } } } }')).errors,
    ).toEqual([]);
  });

  it('counts within fragments, too', async () => {
    expect(
      await refused(`{ ...F b: __schema { queryType { name } } c: __type(name: "Job") { name } }
        fragment F on Query { a: __schema { queryType { name } } }`),
    ).toContain('3 times');
  });

  it('is refused if its estimated response is too large', async () => {
    const all = '{ fields { name description args { name description type { name } } } }';
    expect(await refused(`{ __schema { ${times(30, (i) => `a${i}: types ${all}`).join(' ')} } }`)).toBe(
      'The operation asks too much about the schema at once. Ask in smaller parts.',
    );
  });
});

it('the cost counts five items for a list without pages', () => {
  expect(cost('{ billingPlans { id name } }')).toBe(11);
  expect(cost('{ jobs(first: 10) { nodes { id } } }')).toBe(21);
});
