import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import { expect, test, vi } from 'vitest';
import type { Context } from '../data/context.ts';
import { createStore } from '../data/store.ts';
import { createApolloServer } from '../graphql/apollo.ts';
import { createCompiledQueries } from '../graphql/compiledQueries.ts';
import { schema } from '../graphql/schema.ts';
import { Busy } from '../shared/requestQueue.ts';
import { serve } from '../testing/serve.ts';
import { graphqlEndpoint } from './graphqlEndpoint.ts';
import { createTurns, type Turns } from './turns.ts';

interface Request {
  httpGraphQLRequest: HTTPGraphQLRequest;
  context: () => Promise<Context>;
}
type Execute = (request: Request) => Promise<HTTPGraphQLResponse>;

/** Serves what `execute` answers, which gets the real server's function. */
async function serveWith(execute: (request: Request, real: Execute) => ReturnType<Execute>, turns?: Turns) {
  const real = createApolloServer();
  await real.start();
  const apollo = Object.assign(Object.create(real) as ApolloServer<Context>, {
    executeHTTPGraphQLRequest: (request: Request) =>
      execute(request, (changed) => real.executeHTTPGraphQLRequest(changed)),
  });
  const store = createStore();
  const queries = createCompiledQueries(schema, {});
  const served = await serve(graphqlEndpoint({ apollo, store, queries, ...(turns && { turns }) }));
  const close = () => Promise.all([served.close(), real.stop()]);
  return { store, close, post: served.post };
}

const answer = (body: object): HTTPGraphQLResponse => ({
  headers: new HeaderMap(),
  body: { kind: 'complete', string: JSON.stringify(body) },
});

test('a query that takes long gives others a turn before each field of objects, compiled or not', async () => {
  const turns = createTurns();
  let isDue = false;
  let events: string[] = [];
  const operation: Turns['operation'] = (address, task) =>
    turns.operation(address, ({ pause, end }) =>
      task({
        end,
        isDue,
        pause: async () => {
          let isNextTurn = false;
          setImmediate(() => (isNextTurn = true));
          await pause();
          events.push(isNextTurn ? 'turn' : 'none');
        },
      }),
    );
  const served = await serveWith((request, real) => real(request), { ...turns, operation });
  const query = '{ b: viewer { name } jobs(first: 2) { nodes { company { name } } } a: viewer { id } }';
  const ask = async (extensions: object) => {
    events = [];
    return { text: (await served.post({ query, extensions })).text.replaceAll(/\s/g, ''), events };
  };
  const inOnePiece = await ask({ count: 0 });
  expect(inOnePiece.events).toEqual([]);
  isDue = true;
  // The first use of a text does not compile it.
  const pausing = { text: inOnePiece.text, events: ['turn', 'turn', 'turn', 'turn', 'turn'] };
  expect([await ask({ count: 1 }), await ask({ count: 2 })]).toEqual([pausing, pausing]);
  await served.close();
});

test('a query that fails after the data have changed in a pause is executed again in one piece', async () => {
  for (const [changed, wanted] of [
    [true, '{"data":"again"}'],
    [false, '{"errors":[]}'],
  ] as const) {
    const served = await serveWith(async ({ context }) => {
      const { pauses, store } = await context();
      if (!pauses) return answer({ data: 'again' });
      await pauses.pause();
      if (changed) store.change();
      expect(pauses.canFail).toBe(changed);
      return answer({ errors: [] });
    });
    expect((await served.post({ query: '{ viewer { id } }' })).text).toBe(wanted);
    await served.close();
  }
});

test('an action does not pause, so it is never executed again', async () => {
  let executions = 0;
  const served = await serveWith(async ({ context }) => {
    executions += 1;
    const { pauses, store } = await context();
    store.change();
    expect(pauses?.canFail).toBe(false);
    return answer({ errors: [] });
  });
  await served.post({ query: 'mutation { logOut { isDone } }' });
  expect(executions).toBe(1);
  await served.close();
});

test('an operation whose pause is refused gets 503 and no line in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const turns = createTurns();
  const refuse = () => Promise.reject(new Busy());
  const operation: Turns['operation'] = (_address, task) =>
    task({ isDue: true, end: () => {}, pause: refuse });
  const served = await serveWith((request, real) => real(request), { ...turns, operation });
  const { status, text } = await served.post({ query: '{ viewer { id } jobs { totalCount } }' });
  expect([status, text]).toEqual([503, expect.stringContaining('"code":"BUSY"') as string]);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
  await served.close();
});
