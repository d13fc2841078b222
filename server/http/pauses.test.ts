import type { ApolloServer, HTTPGraphQLRequest } from '@apollo/server';
import { expect, test } from 'vitest';
import { createStore } from '../data/store.ts';
import type { Context } from '../data/context.ts';
import { createApolloServer } from '../graphql/apollo.ts';
import { createCompiledQueries } from '../graphql/compiledQueries.ts';
import { schema } from '../graphql/schema.ts';
import { serve } from '../testing/serve.ts';
import { graphqlEndpoint } from './graphqlEndpoint.ts';

interface Request {
  httpGraphQLRequest: HTTPGraphQLRequest;
  context: () => Promise<Context>;
}

test('an operation that is not compiled gives others a turn before each of its root fields, not within one', async () => {
  const events: string[] = [];
  const store = createStore();
  const real = createApolloServer();
  await real.start();
  const executeHTTPGraphQLRequest = (request: Request) =>
    real.executeHTTPGraphQLRequest({
      ...request,
      context: async () => {
        const context = await request.context();
        const pause = async () => {
          let isNextTurn = false;
          setImmediate(() => (isNextTurn = true));
          await context.pause!();
          events.push(isNextTurn ? 'turn' : 'none');
        };
        return { ...context, pause };
      },
    });
  const apollo = Object.assign(Object.create(real) as ApolloServer<Context>, { executeHTTPGraphQLRequest });
  const served = await serve(graphqlEndpoint({ apollo, store, queries: createCompiledQueries(schema, {}) }));
  const query = '{ b: viewer { name } jobs(first: 2) { nodes { company { name } } } a: viewer { id } }';
  const { text } = await served.post({ query });
  expect(Object.keys((JSON.parse(text) as { data: object }).data)).toEqual(['b', 'jobs', 'a']);
  expect(events).toEqual(['turn', 'turn', 'turn']);
  await served.close();
  await real.stop();
});
