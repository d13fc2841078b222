import type { TypedDocumentNode } from '@apollo/client';
import { print, type GraphQLFormattedError } from 'graphql';
import { createApolloServer } from '../graphql/apollo.ts';
import { guardActions } from '../live/plugin.ts';
import { createLiveContext, createRunner } from '../live/runner.ts';
import { createLiveSchema } from '../live/schema.ts';
import { createEnlargedSample } from '../data/enlarge.ts';
import { openStore } from '../data/store.ts';
import { liveInMemory } from '../tab/liveInMemory.ts';

interface Answer<Data> {
  /** Empty when the operation failed. */
  data: Data;
  /** Undefined when there are none. */
  errors: readonly GraphQLFormattedError[] | undefined;
  extensions: Record<string, unknown> | undefined;
}

/** Creates the GraphQL server of live mode. It takes 100 ms and has no data, so stores can share it. */
export const createLiveApollo = () =>
  createApolloServer({ schema: createLiveSchema(), plugins: [guardActions('http://127.0.0.1')] });

/** The text of an access token, which no server accepts. */
export const tokenOf = (id: string): string => `text of ${id}`;

/** Live mode without a database, over the sample. */
export function createLiveInMemory() {
  const data = createEnlargedSample(Date.now(), {});
  return liveInMemory(openStore(data), data);
}

/** Opens a store of live mode without a database, with its GraphQL server. */
export function openLiveInMemory(server = createLiveApollo()) {
  const live = createLiveInMemory();
  return {
    server,
    live,
    store: live.store,
    /**
     * Executes an operation; a repeated `actionId` repeats the action. The account is the viewer by default. The data of a
     * document by `graphql` of `generated/operations` are typed.
     */
    async ask<Data = Record<string, unknown>, Variables extends object = Record<string, unknown>>(
      operation: string | TypedDocumentNode<Data, Variables>,
      variables?: Variables,
      actionId?: string,
      account = live.store.viewer.id,
    ): Promise<Answer<Data>> {
      const store = live.store.of(account);
      const contextValue = createLiveContext(store, createRunner(live.act, actionId, { tokenOf }));
      const query = typeof operation === 'string' ? operation : print(operation);
      const { body } = await server.executeOperation(
        { query, variables: { ...variables } },
        { contextValue },
      );
      if (body.kind !== 'single') throw new Error('Expected a single result.');
      const { data, errors, extensions } = body.singleResult;
      return { data: (data ?? {}) as Data, errors, extensions };
    },
  };
}
