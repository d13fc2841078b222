import { GraphQLError } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { createApolloServer } from './apollo.ts';
import { createContext } from '../data/context.ts';
import { createStore } from '../data/store.ts';
import { ask, onlyError } from '../testing/ask.ts';
import { errorLog, linesOf } from '../testing/errorLog.ts';

const log = errorLog();
afterEach(() => {
  vi.unstubAllEnvs();
});

async function run(query: string, variables: Record<string, unknown> = {}) {
  const { body } = await createApolloServer().executeOperation(
    { query, variables },
    { contextValue: createContext(createStore()) },
  );
  if (body.kind !== 'single') throw new Error('Expected a single result.');
  return body.singleResult;
}
/** Returns the errors of a query whose resolver throws this error. */
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

test('an internal error is masked and logged', async () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'secret')");
  expect(await runBroken(fault)).toEqual([
    {
      message: 'Something went wrong on our side. Please try again.',
      path: ['viewer'],
      locations: [{ line: 1, column: 3 }],
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    },
  ]);
  expect(linesOf(log())).toEqual([
    expect.objectContaining({
      level: 'error',
      path: 'viewer',
      error: expect.stringContaining(fault.message) as string,
    }),
  ]);
});

test('a thrown value that is not an Error is masked too', async () => {
  const [error] = await runBroken('out of tea');
  expect(error?.message).toBe('Something went wrong on our side. Please try again.');
  expect(JSON.stringify(error)).not.toContain('tea');
});

test('a client error keeps its message and is not logged', async () => {
  const refusal = new GraphQLError('id must be short.', {
    extensions: { code: 'BAD_USER_INPUT', argument: 'id' },
  });
  expect(await runBroken(refusal)).toMatchObject([
    { message: 'id must be short.', extensions: { code: 'BAD_USER_INPUT', argument: 'id' } },
  ]);
  expect(log()).not.toHaveBeenCalled();
});

for (const environment of ['production', 'development', 'test'])
  test(`no error has a stack trace in ${environment}`, async () => {
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

test('an unknown name gets suggestions in production, too: introspection is open', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  for (const [guess, name] of [
    ['{ viewr { id } }', 'viewer'],
    ['{ viewer { isVerifid } }', 'isVerified'],
    ['{ post(idd: "x") { id } }', 'id'],
  ] as const) {
    const { errors } = await run(guess);
    expect(errors?.[0]?.message).toMatch(new RegExp(`Did you mean "${name}"`));
  }
});

test('introspection works in production too', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { data, errors } = await run('{ __type(name: "Post") { description fields { name description } } }');
  expect(errors).toBeUndefined();
  const { description, fields } = data!['__type'] as {
    description: string;
    fields: { name: string; description: string | null }[];
  };
  expect(description).toBe('A text that a person or company has posted to the network.');
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter((field) => !field.description)).toEqual([]);
});

test('an invalid id is refused with the allowed format', async () => {
  expect(onlyError(await ask('{ post(id: "a b") { id } }'))).toEqual({
    code: 'BAD_USER_INPUT',
    message: "id must be 1 to 64 characters of A-Z, a-z, 0-9, '_' and '-'.",
  });
});
