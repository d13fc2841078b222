import { getIntrospectionQuery, getOperationAST, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readPersistedOperations } from './persistedOperations.ts';
import { readyOperations } from '../http/explorer/operations.ts';
import { costOf } from './cost.ts';
import { limits } from './limits.ts';
import { sizeOf } from './operationSize.ts';
import { schema } from '../schema.ts';
import { createStore } from '../store.ts';
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

const cost = (query: string, variables: Record<string, unknown> = {}) => {
  const document = parse(query);
  const operation = getOperationAST(document)!;
  return costOf({ schema, document, operation, variables, errors: limits.errors });
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

  it('may occur twice in one operation, not more often, with or without aliases', async () => {
    expect((await ask('{ a: __type(name: "Job") { name } b: __type(name: "Gig") { name } }')).errors).toEqual(
      [],
    );
    expect(await refused(`{ ${times(3, (i) => `a${i}: __schema { queryType { name } }`).join(' ')} }`)).toBe(
      'The operation asks for __schema and __type 3 times; at most 2 times are allowed.',
    );
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
    expect(await refused(`{ __schema { types { ${times(31, (i) => `a${i}: name`).join(' ')} } } }`)).toBe(
      'The operation uses 31 aliases; at most 30 are allowed.',
    );
  });
});

describe('an operation', () => {
  it('is refused with a message if it is too deep, too wide or too repetitive', async () => {
    expect(await refused(`{ viewer { ${times(31, (i) => `a${i}: name`).join(' ')} } }`)).toBe(
      'The operation uses 31 aliases; at most 30 are allowed.',
    );
    expect(await refused(`{ ${times(21, (i) => `a${i}: __typename`).join(' ')} }`)).toBe(
      'The operation asks for 21 root fields; at most 20 are allowed.',
    );
    const deep = (levels: number): string => (levels === 0 ? 'id' : `similar { ${deep(levels - 1)} }`);
    expect(await refused(`{ topJob { ${deep(15)} } }`)).toBe(
      'The operation is 17 levels deep; at most 16 are allowed.',
    );
    const fields = times(51, () => 'name @include(if: true)').join(' ');
    expect(await refused(`{ viewer { ${fields} } }`)).toBe(
      'The operation uses 51 directives; at most 50 are allowed.',
    );
  });

  it('counts five items for a list without pages', () => {
    expect(cost('{ billingPlans { id name } }')).toBe(11);
    expect(cost('{ jobs(first: 10) { nodes { id } } }')).toBe(21);
  });
});

describe("the client's operations", () => {
  const persisted = readPersistedOperations();
  const ready = readyOperations(persisted, schema, createStore());
  const operations = Object.values(persisted).flatMap((query) => {
    const found = ready.find(({ name }) => new RegExp(`\\bquery ${name}\\b`).test(query));
    return found ? [{ ...found, query }] : [];
  });

  it('need at most half of every limit', () => {
    expect(operations).toHaveLength(ready.length);
    expect(operations.length).toBeGreaterThan(2);
    const aboveHalf = operations.filter(({ query, variables }) => {
      const size = measure(query);
      const used = { ...size, cost: cost(query, variables) };
      const measured = ['depth', 'aliases', 'rootFields', 'directives', 'cost'] as const;
      return measured.some((limit) => used[limit] * 2 > limits[limit]);
    });
    expect(aboveHalf).toEqual([]);
  });
});
