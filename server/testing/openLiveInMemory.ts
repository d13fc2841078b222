import type { GraphQLFormattedError } from 'graphql';
import { createApolloServer } from '../graphql/apollo.ts';
import { guardActions } from '../live/plugin.ts';
import { createLiveContext, createRunner } from '../live/runner.ts';
import { createLiveSchema } from '../live/schema.ts';
import { createEnlargedSample } from '../data/enlarge.ts';
import { openStore } from '../data/store.ts';
import { liveInMemory } from '../tab/liveInMemory.ts';

interface Answer {
  data: Record<string, unknown>;
  errors: readonly GraphQLFormattedError[];
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
    /** Executes an operation; a repeated `actionId` repeats the action. The account is the viewer by default. */
    async ask(
      query: string,
      variables: Record<string, unknown> = {},
      actionId?: string,
      account = live.store.viewer.id,
    ): Promise<Answer> {
      const store = live.store.of(account);
      const contextValue = createLiveContext(store, createRunner(live.act, actionId, { tokenOf }));
      const { body } = await server.executeOperation({ query, variables }, { contextValue });
      if (body.kind !== 'single') throw new Error('Expected a single result.');
      const { data, errors = [], extensions } = body.singleResult;
      return { data: data ?? {}, errors, extensions };
    },
  };
}
