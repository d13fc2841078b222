import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from '@apollo/server';
import { buildSchema, graphql } from 'graphql';
import { expect, test, vi } from 'vitest';
import type { Context } from '../data/context.ts';
import { createStore, type Store } from '../data/store.ts';
import { createApolloServer } from '../graphql/apollo.ts';
import { createCompiledQueries } from '../graphql/compiledQueries.ts';
import { addPauses } from '../graphql/pauses.ts';
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

/** Turns in which a pause is due at once, and calls `pause`. */
function turnsThat(pause: () => Promise<void>): Turns {
  const operation: Turns['operation'] = (_address, task) => task({ isDue: true, end: () => {}, pause });
  return { ...createTurns(), operation };
}

/** A request whose store fails while it has pauses. */
const failing = (request: Request): Request => ({
  ...request,
  context: async () => {
    const context = await request.context();
    const store = Object.create(context.store, {
      viewer: {
        get: () => {
          throw new Error('A record is missing.');
        },
      },
    }) as Store;
    return context.pauses ? { ...context, store } : context;
  },
});

test('a query that fails after the data have changed in a pause is executed again in one piece', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const changes of [true, false]) {
    const turns = turnsThat(async () => {
      if (changes) served.store.change();
    });
    const served = await serveWith((request, real) => real(failing(request)), turns);
    const { text } = await served.post({ query: '{ viewer { name } }' });
    expect(text).toContain(changes ? '{"viewer":{"name":"Maren Holt"}}' : '"code":"INTERNAL_SERVER_ERROR"');
    expect(logged).toHaveBeenCalledTimes(changes ? 0 : 1);
    await served.close();
  }
  logged.mockRestore();
});

test('an action does not pause, so it is never executed again', async () => {
  const changing = buildSchema(
    'type Item { id: ID } type Query { item: Item } type Mutation { change: Item }',
  );
  for (const type of [changing.getQueryType(), changing.getMutationType()])
    for (const field of Object.values(type!.getFields())) field.resolve = () => ({ id: 'item' });
  addPauses(changing);
  const pause = vi.fn<() => Promise<void>>(async () => {});
  const contextValue = { pauses: { isDue: true, pause } };
  const run = (source: string) => graphql({ schema: changing, source, contextValue });
  expect((await run('mutation { change { id } }')).data).toEqual({ change: { id: 'item' } });
  expect(pause).not.toHaveBeenCalled();
  expect((await run('{ item { id } }')).data).toEqual({ item: { id: 'item' } });
  expect(pause).toHaveBeenCalledOnce();
});

test('an operation whose pause is refused gets 503 and no line in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const turns = turnsThat(() => Promise.reject(new Busy()));
  const served = await serveWith((request, real) => real(request), turns);
  const { status, text } = await served.post({ query: '{ viewer { id } jobs { totalCount } }' });
  expect([status, text]).toEqual([503, expect.stringContaining('"code":"BUSY"') as string]);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
  await served.close();
});
