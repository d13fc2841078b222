import {
  execute,
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  type OperationDefinitionNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { createApolloServer } from './apollo.ts';
import { createContext, type Context } from '../data/context.ts';
import { schema } from './schema.ts';
import { createStore } from '../data/store.ts';
import { createLiveContext, createRunner } from '../live/runner.ts';
import { createLiveSchema } from '../live/schema.ts';
import { createLiveInMemory } from '../testing/openLiveInMemory.ts';
import { createChance, operationFrom } from '../testing/randomOperation.ts';
import { createCompiledQueries } from './compiledQueries.ts';
import { readPersistedOperations } from './persistedOperations.ts';

const store = createStore();
/** Both executions run at the same moment, so their relative times are equal. */
const now = Date.now();
const context = (): Context => createContext(store, now);
const persisted = readPersistedOperations();

/** Values of each required type: both Booleans, an id of every kind and one of nothing. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  Boolean: [true, false],
  ID: [...Object.values(store.nodes).map((nodes) => [...nodes.keys()].at(-1)!), 'nothing-has-this-id'],
  Int: [3],
  String: ['design'],
};

/** All combinations of values of the required variables. */
function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown>[] {
  let sets: Record<string, unknown>[] = [{}];
  for (const { type, variable, defaultValue } of variableDefinitions)
    if (type.kind === Kind.NON_NULL_TYPE && type.type.kind === Kind.NAMED_TYPE && !defaultValue) {
      // An input object has no required fields.
      const choices = values[type.type.name.value] ?? [{}];
      sets = sets.flatMap((set) => choices.map((value) => ({ ...set, [variable.name.value]: value })));
    }
  return sets;
}

const queries = Object.entries(persisted).flatMap(([hash, text]) => {
  const document = parse(text);
  const operation = getOperationAST(document)!;
  return operation.operation === OperationTypeNode.QUERY ? [{ hash, document, operation }] : [];
});

test.each(queries.map((query) => [query.operation.name!.value, query] as const))(
  'the compiled %s answers byte for byte as graphql-js',
  async (_name, { hash, document, operation }) => {
    const compiled = createCompiledQueries(schema, persisted);
    let complete = 0;
    for (const variables of variablesOf(operation)) {
      const expected = await execute({
        schema,
        document,
        contextValue: context(),
        variableValues: variables,
      });
      const data = await compiled.execute({ hash, variables }, context());
      if (data) complete += 1;
      expect([variables, JSON.stringify(data)]).toEqual([
        variables,
        JSON.stringify(expected.errors ? null : expected.data),
      ]);
    }
    expect(complete).toBeGreaterThan(0);
  },
);

test('a known query with invalid variables, too many rows or another name is left to Apollo Server', async () => {
  const compiled = createCompiledQueries(schema, persisted);
  const { hash } = queries.find(({ operation }) => operation.name?.value === 'JobScreen')!;
  const ask = (variables: Record<string, unknown>, operationName?: string) =>
    compiled.execute({ hash, operationName, variables }, context());
  const id = [...store.jobs.keys()][0]!;
  expect(await ask({ id }, 'JobScreen')).toMatchObject({ job: { id } });
  expect(await ask({ id }, 'FeedScreen')).toBeNull();
  expect(await ask({ id: null })).toBeNull();
  expect(await ask({})).toBeNull();
  expect(await ask({ id: { toString: 'job' } })).toBeNull();
  for (const unknown of ['sha256:unknown', '__proto__', null, 7])
    expect(await compiled.execute({ hash: unknown, variables: {} }, context())).toBeNull();
});

test('a query whose answer would be too large is left to Apollo Server', async () => {
  const text =
    'query Large($first: Int!) { feed(first: $first) { nodes { replies(first: $first) { nodes { id text } } } } }';
  const compiled = createCompiledQueries(schema, { large: text });
  const ask = (first: number) => compiled.execute({ hash: 'large', variables: { first } }, context());
  expect(await ask(2)).toMatchObject({ feed: { nodes: [{}, {}] } });
  expect(await ask(100)).toBeNull();
});

test('a query with a name that graphql-jit would assign as a prototype is left to graphql-js', async () => {
  const compiled = createCompiledQueries(schema, {});
  for (const query of [
    '{ __proto__: viewer { id } }',
    'query($__proto__: Int) { jobs(first: $__proto__) { totalCount } }',
  ])
    for (const _use of [1, 2, 3])
      expect(await compiled.execute({ query, variables: {} }, context())).toBeNull();
});

test('500 generated queries answer the second time, compiled, byte for byte as graphql-js', async () => {
  const apollo = createApolloServer();
  const compiled = createCompiledQueries(schema, {});
  const chance = createChance(36);
  let complete = 0;
  for (let i = 0; i < 500; i += 1) {
    const { query, variables } = operationFrom(schema, chance, i % 4 === 0);
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue: context() });
    await compiled.execute({ query, variables }, context());
    const data = await compiled.execute({ query, variables }, context());
    if (!data) continue;
    complete += 1;
    expect([query, variables, JSON.stringify(body)]).toEqual([
      query,
      variables,
      JSON.stringify({ kind: 'single', singleResult: { data } }),
    ]);
  }
  expect(complete).toBeGreaterThan(150);
});

test('a text of a query is compiled at its second use, unless it is invalid, conditional or another operation', async () => {
  const compiled = createCompiledQueries(schema, persisted);
  const ask = (query: string) => compiled.execute({ query, variables: {} }, context());
  expect(await ask('{ viewer { name } }')).toBeNull();
  expect(await ask('{ viewer { name } }')).toEqual({ viewer: { name: 'Maren Holt' } });
  const notCompiled = [
    '',
    '{',
    '{ viewer { unknown } }',
    '{ viewer { name @skip(if: false) } }',
    'query A { viewer { name } } query B { viewer { name } }',
    'mutation { logIn(input: { email: "x" }) { viewer { id } } }',
    `{ ${'viewer { name } '.repeat(1_000)} }`,
    `{ viewer { ${Array.from({ length: 31 }, (_, i) => `a${i}: name`).join(' ')} } }`,
  ];
  for (const query of notCompiled)
    for (let i = 0; i < 3; i += 1) expect([query, await ask(query)]).toEqual([query, null]);
});

test('a text of more than 2,000 tokens is never compiled', async () => {
  const executed = async (tokens: number) => {
    const { execute: answer } = createCompiledQueries(schema, persisted);
    const query = `{ search(query: "a", kinds: [${'JOB '.repeat(tokens - 15)}]) { totalCount } }`;
    await answer({ query, variables: {} }, context());
    return answer({ query, variables: {} }, context());
  };
  expect(await executed(2_000)).not.toBeNull();
  expect(await executed(2_001)).toBeNull();
});

test('an action is never compiled, as compiled operations skip the checks of actions', async () => {
  const live = createLiveInMemory();
  const compiled = createCompiledQueries(createLiveSchema(), {});
  const query = 'mutation { requestVerification { userErrors { code } } }';
  const runner = createRunner(live.act, undefined);
  for (const _use of [1, 2, 3])
    expect(
      await compiled.execute({ query, variables: {} }, createLiveContext(live.store, runner)),
    ).toBeNull();
  expect(live.store.version).toBe(0);
});

test('the latest 100,000 characters of unknown texts are kept', async () => {
  const compiled = createCompiledQueries(schema, persisted);
  const ask = (query: string) => compiled.execute({ query, variables: {} }, context());
  const query = '{ viewer { name } }';
  const askOthers = async (count: number, name: string) => {
    for (let i = 0; i < count; i += 1) await ask(`{ ${name}${i}: __typename }`.padEnd(4_000));
  };
  await ask(query);
  await askOthers(24, 'a');
  expect(await ask(query)).not.toBeNull();
  await askOthers(25, 'b');
  expect(await ask(query)).toBeNull();
});

test("the text of a client's query is compiled at its first use", async () => {
  const compiled = createCompiledQueries(schema, persisted);
  const shell = Object.values(persisted).find((text) => text.includes('query AppShell'));
  expect(await compiled.execute({ query: shell, variables: {} }, context())).not.toBeNull();
});
