import { Kind, OperationTypeNode, parse, print, type OperationDefinitionNode } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApolloServer } from './apollo.ts';
import { createContext } from '../data/context.ts';
import { readPersistedOperations } from './persistedOperations.ts';
import { costOfRequest, limitCost, limits } from './limits.ts';
import { createStore } from '../data/store.ts';

type Server = ReturnType<typeof createApolloServer>;

async function run(
  query: string,
  variables: Record<string, unknown> = {},
  server: Server = createApolloServer(),
) {
  const { body, http } = await server.executeOperation(
    { query, variables },
    { contextValue: createContext(createStore()) },
  );
  if (body.kind !== 'single') throw new Error('Expected a single result.');
  return { errors: body.singleResult.errors ?? [], status: http.status ?? 200 };
}

const times = (n: number, part: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => part(i)).join(' ');
const nested = (depth: number): string => (depth === 0 ? '' : `{ viewer ${nested(depth - 1)} }`);
const aliases = (n: number) => `{ viewer { ${times(n, (i) => `a${i}: id`)} } }`;
const roots = (n: number) => `{ ${times(n, (i) => `a${i}: viewer { id }`)} }`;
const directives = (n: number) => `{ viewer { ${times(n, () => 'id @include(if: true)')} } }`;

for (const [limit, max, make, sentence] of [
  ['depth', 16, nested, 'The operation is 17 levels deep; at most 16 are allowed.'],
  ['aliases', 30, aliases, 'The operation uses 31 aliases; at most 30 are allowed.'],
  ['rootFields', 20, roots, 'The operation asks for 21 root fields; at most 20 are allowed.'],
  ['directives', 50, directives, 'The operation uses 51 directives; at most 50 are allowed.'],
] as const)
  test(`an operation with ${limit} ${max + 1} is refused with a message, one with ${max} is not`, async () => {
    expect(limits[limit]).toBe(max);
    const { errors, status } = await run(make(max + 1));
    const error = errors.find(({ message }) => message === sentence);
    expect(error?.extensions).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED', limit, max });
    expect(status).toBe(400);
    const exceeded = (await run(make(max))).errors.map(({ extensions }) => extensions?.['limit']);
    expect(exceeded).not.toContain(limit);
  });

test('fragments count in the size of an operation, and cycles terminate', async () => {
  const hidden = `{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ${times(31, (i) => `a${i}: id`)} }`;
  expect((await run(hidden)).errors[0]?.message).toBe(
    'The operation uses 31 aliases; at most 30 are allowed.',
  );
  const cyclic = '{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }';
  expect((await run(cyclic)).errors[0]?.message).toContain('Cannot spread fragment "A" within itself');
  const bomb = times(30, (i) => `fragment F${i} on Viewer { ...F${i + 1} ...F${i + 1} }`);
  expect((await run(`{ viewer { ...F0 } } ${bomb} fragment F30 on Viewer { id }`)).errors).toEqual([]);
});

test('aliases and root fields count in introspection too', async () => {
  const names = await run(`{ ${times(31, (i) => `a${i}: __typename`)} }`);
  expect(names.errors.map(({ message }) => message)).toContain(
    'The operation uses 31 aliases; at most 30 are allowed.',
  );
  const schemas = await run(`{ ${times(21, (i) => `a${i}: __schema { queryType { name } }`)} }`);
  expect(schemas.errors.map(({ message }) => message)).toContain(
    'The operation asks for 21 root fields; at most 20 are allowed.',
  );
});

test('the parser stops after 2,000 tokens', async () => {
  expect(limits.tokens).toBe(2_000);
  const ids = (n: number) => `{ viewer { ${times(n, () => 'id')} } }`;
  // Validation refuses so many equal fields, but the parser has read them.
  expect((await run(ids(1_990))).errors[0]?.extensions?.['code']).toBe('GRAPHQL_VALIDATION_FAILED');
  const { errors, status } = await run(ids(2_000));
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).toMatch(/^Syntax Error: Document contains more th\w+ 2000 tokens/);
  expect(errors[0]?.extensions?.['code']).toBe('GRAPHQL_PARSE_FAILED');
  expect(status).toBe(400);
});

describe('an operation that could cost more than 20,000 fields', () => {
  const amplified = (posts: string, replies: string) =>
    `{ feed(first: ${posts}) { nodes { replies(first: ${replies}) { nodes { id text } } } } }`;
  const refusal = {
    message: 'The operation could cost 30201; at most 20000 is allowed. Ask for fewer rows.',
    extensions: { code: 'QUERY_LIMIT_EXCEEDED', limit: 'cost', max: 20_000 },
  };

  test('is refused with a message', async () => {
    expect(limits.cost).toBe(20_000);
    const { errors, status } = await run(amplified('100', '100'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject(refusal);
    expect(status).toBe(400);
  });

  test('is refused if page sizes are variables or their defaults', async () => {
    const query = `query ($n: Int, $m: Int = 100) ${amplified('$n', '$m')}`;
    expect((await run(query, { n: 100 })).errors[0]).toMatchObject(refusal);
    expect((await run(query, { n: 1, m: 1 })).errors).toEqual([]);
  });

  test('is refused for page sizes above the maximum', async () => {
    for (const n of ['2147483647', '100000'])
      expect((await run(amplified(n, '100'))).errors[0]).toMatchObject(refusal);
  });

  test('is not an operation with pages of the default size', async () => {
    expect((await run('{ feed { nodes { replies { nodes { id text } } } } }')).errors).toEqual([]);
  });

  test('is refused if it is selected by operationName', async () => {
    const { body } = await createApolloServer().executeOperation(
      {
        query: `query Small { viewer { id } } query Large ${amplified('100', '100')}`,
        operationName: 'Large',
      },
      { contextValue: createContext(createStore()) },
    );
    expect(body).toMatchObject({ singleResult: { errors: [refusal] } });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('a response has at most 5 errors and a note that there are more', async () => {
  const many = await run(`{ ${times(15, (i) => `wrong${i}`)} }`);
  expect(many.errors).toHaveLength(6);
  expect(many.errors[5]?.message).toMatch(/^Too many validation errors/);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const wrong = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`wrong${i}`, 1]));
  const coerced = await run('query ($f: FeedFilter) { feed(filter: $f) { totalCount } }', { f: wrong });
  expect(coerced.errors).toHaveLength(6);
  expect(coerced.errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
});

describe("the client's operations need at most half of every limit", () => {
  const documents = Object.values(readPersistedOperations());
  const operations = documents.flatMap((text) => {
    const operation = parse(text).definitions.find(
      (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
    );
    // The client never sends this directive.
    const sent = text.replaceAll(' @unmask', '');
    return operation?.operation === OperationTypeNode.QUERY ? [{ text: sent, operation }] : [];
  });
  /** An example value of this type; true, so that no field is skipped. */
  const exampleValue = (type: string) =>
    type.endsWith('Filter!') ? {} : ({ 'Boolean!': true, 'Int!': 20 }[type] ?? 'nothing');
  const original = { ...limits };
  beforeEach(() => {
    for (const [name, max] of Object.entries(original))
      if (name !== 'errors') Object.assign(limits, { [name]: Math.floor(max / 2) });
  });
  afterEach(() => {
    Object.assign(limits, original);
  });

  for (const { text, operation } of operations)
    test(`${operation.name?.value}`, async () => {
      const variables = Object.fromEntries(
        (operation.variableDefinitions ?? [])
          .filter(({ type }) => type.kind === Kind.NON_NULL_TYPE)
          .map(({ type, variable }) => [variable.name.value, exampleValue(print(type))]),
      );
      expect((await run(text, variables)).errors).toEqual([]);
      expect(Buffer.byteLength(text)).toBeLessThan(limits.body);
    });
});

test('an operation whose cost cannot be computed is refused', async () => {
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
  const document = parse('{ viewer { id } }');
  const [operation] = document.definitions;
  // The cost computation throws without a schema.
  const requestContext = { request: {}, document, operation, schema: null };
  const { didResolveOperation } = (await limitCost.requestDidStart!({} as never)) as {
    didResolveOperation: (requestContext: unknown) => Promise<void>;
  };
  await expect(didResolveOperation(requestContext)).rejects.toThrow(
    /^The operation could cost more than can be counted/,
  );
  expect(errorLog).toHaveBeenCalledTimes(1);
});

test('of an operation the costs of 100 variables are cached, each of at most 1,000 characters', () => {
  const computed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const document = parse('{ viewer { id } }');
  const [operation] = document.definitions as [OperationDefinitionNode];
  // Without a schema each computation logs an error.
  const isComputed = (variables: Record<string, unknown>) => {
    const before = computed.mock.calls.length;
    costOfRequest({ schema: null as never, document, operation, variables });
    return computed.mock.calls.length > before;
  };
  for (let i = 0; i < 100; i += 1) expect(isComputed({ i })).toBe(true);
  expect([isComputed({ i: 0 }), isComputed({ i: 100 }), isComputed({ i: 0 })]).toEqual([false, true, true]);
  const text = (length: number) => ({ t: 'x'.repeat(length - '{"t":""}'.length) });
  for (const [length, isCached] of [
    [1_000, true],
    [1_001, false],
  ] as const)
    expect([isComputed(text(length)), isComputed(text(length))]).toEqual([true, !isCached]);
});
