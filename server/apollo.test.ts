import { GraphQLError } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { createApolloServer } from './apollo.ts';
import { createContext } from './context.ts';
import { createStore } from './store.ts';
import { ask, onlyError } from './testing/ask.ts';
import { errorLog } from './testing/errorLog.ts';

const log = errorLog();
afterEach(() => {
  vi.unstubAllEnvs();
});

async function run(query: string, variables: Record<string, unknown> = {}) {
  const { body } = await createApolloServer().executeOperation(
    { query, variables },
    { contextValue: createContext(createStore()) },
  );
  if (body.kind !== 'single') throw new Error('Nothing here answers in parts.');
  return body.singleResult;
}
/** The errors where asking for the viewer goes wrong in this way. */
async function runBroken(error: unknown) {
  const contextValue = createContext(createStore());
  Object.defineProperty(contextValue.store, 'viewer', {
    get: () => {
      throw error;
    },
  });
  const { body } = await createApolloServer().executeOperation(
    { query: '{ viewer { id } }' },
    { contextValue },
  );
  return body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
}

test('a fault of ours is told without its inner workings, and is in the log', async () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'secret')");
  expect(await runBroken(fault)).toEqual([
    {
      message: 'Something went wrong on our side. Please try again.',
      path: ['viewer'],
      locations: [{ line: 1, column: 3 }],
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    },
  ]);
  expect(log()).toHaveBeenCalledExactlyOnceWith(fault);
});

test('what is thrown and is no error at all is a fault of ours, too', async () => {
  const [error] = await runBroken('out of tea');
  expect(error?.message).toBe('Something went wrong on our side. Please try again.');
  expect(JSON.stringify(error)).not.toContain('tea');
});

test("a client's mistake is told in full and is not in the log", async () => {
  const refusal = new GraphQLError('id must be short.', {
    extensions: { code: 'BAD_USER_INPUT', argument: 'id' },
  });
  expect(await runBroken(refusal)).toMatchObject([
    { message: 'id must be short.', extensions: { code: 'BAD_USER_INPUT', argument: 'id' } },
  ]);
  expect(log()).not.toHaveBeenCalled();
});

for (const environment of ['production', 'development', 'test'])
  test(`no error carries a stack trace in ${environment}`, async () => {
    vi.stubEnv('NODE_ENV', environment);
    const answers = [
      await runBroken(new Error('secret')),
      (await run('{ wrong }')).errors,
      (await run('{')).errors,
      (await run('{ post(id: "a b") { id } }')).errors,
    ];
    for (const errors of answers) {
      expect(errors).toHaveLength(1);
      expect(JSON.stringify(errors)).not.toMatch(/stack|node_modules|secret|\.ts/);
    }
  });

test('in production nothing of the schema is suggested to whoever guesses', async () => {
  const guesses = ['{ viewr { id } }', '{ viewer { nam } }', '{ post(idd: "x") { id } }'];
  vi.stubEnv('NODE_ENV', 'production');
  for (const guess of guesses) {
    const { errors } = await run(guess);
    expect(errors?.[0]?.message).not.toMatch(/Did you mean|viewer\b.*\?/);
  }
  vi.stubEnv('NODE_ENV', 'development');
  expect((await run('{ viewr { id } }')).errors?.[0]?.message).toMatch(/Did you mean/);
});

test('the contract can be read by explorers, in production too', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { data, errors } = await run('{ __type(name: "Post") { description fields { name description } } }');
  expect(errors).toBeUndefined();
  const { description, fields } = data!['__type'] as {
    description: string;
    fields: { name: string; description: string | null }[];
  };
  expect(description).toBe('Something a person or company has told the network.');
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter((field) => !field.description)).toEqual([]);
});

for (const id of ['__proto__', 'constructor', 'toString'])
  test(`the id ${id} is as unknown as any other`, async () => {
    const { data, errors } = await run('query ($id: ID!) { node(id: $id) { id } post(id: $id) { id } }', {
      id,
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: null, post: null });
  });

test('what cannot be an id is refused, and it is said what can', async () => {
  expect(onlyError(await ask('{ post(id: "a b") { id } }'))).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'id must be 1 to 64 letters, digits, hyphens or underscores.',
  });
});
