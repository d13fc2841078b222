import { ApolloLink } from '@apollo/client';
import { getOperationName } from '@apollo/client/utilities/internal';
import { print } from 'graphql';
import { firstValueFrom, from } from 'rxjs';
import { createContext } from '../../../server/context.ts';
import { createCompiledQueries } from '../../../server/graphql/compiledQueries.ts';
import { inProcessLink } from '../../../server/http/inProcess.ts';
import { createLiveSchema } from '../../../server/live/schema.ts';
import { createRunner } from '../../../server/live/runner.ts';
import { createLiveApollo, openLiveInMemory } from '../../../server/testing/openLiveInMemory.ts';
import type { Screen } from './screens.ts';
import { sentDocument } from './tab.ts';

/** The text that the client sends for a screen, by the name of its operation. */
function persistedOf(screens: readonly Screen[]): Record<string, string> {
  const documents = new Set(screens.map(({ query }) => query));
  return Object.fromEntries(
    [...documents].map((query) => [getOperationName(query), print(sentDocument(query))]),
  );
}

/** The server of live mode, with a new store for each sequence. */
export function createLive(screens: readonly Screen[]) {
  const persisted = persistedOf(screens);
  const queries = createCompiledQueries(createLiveSchema(), persisted);
  const server = createLiveApollo();
  return {
    open: () => {
      const { live, store } = openLiveInMemory(server);
      async function execute(operation: ApolloLink.Operation): Promise<ApolloLink.Result> {
        const { operationName, variables, client } = operation;
        const { headers = {} } = operation.getContext() as { headers?: Record<string, string> };
        const context = createContext(store, Date.now(), createRunner(live.act, headers['x-action']));
        const data = await queries.execute({ hash: operationName, variables }, context);
        if (data) return { data };
        return firstValueFrom(ApolloLink.execute(inProcessLink(server, context), operation, { client }));
      }
      return {
        store,
        /** Answers the operations of clients, as /graphql does. */
        link: new ApolloLink((operation) => from(execute(operation))),
        read: async ({ query, variables }: Screen): Promise<unknown> => {
          const name = getOperationName(query)!;
          const data = await queries.execute({ hash: name, variables }, createContext(store));
          if (data) return data;
          const { body } = await server.executeOperation(
            { query: persisted[name]!, variables },
            { contextValue: createContext(store) },
          );
          if (body.kind !== 'single' || body.singleResult.errors || !body.singleResult.data)
            throw new Error(`The server answers ${name} with errors.`);
          return body.singleResult.data;
        },
      };
    },
  };
}
