import type { GraphQLFormattedError } from 'graphql';
import { createApolloServer } from '../apollo.ts';
import { createContext } from '../context.ts';
import { guardActions } from '../live/plugin.ts';
import { actInMemory, createRunner } from '../live/runner.ts';
import { createLiveSchema } from '../live/schema.ts';
import { createStore } from '../store.ts';

export interface LiveAnswer {
  data: Record<string, unknown>;
  errors: readonly GraphQLFormattedError[];
  extensions: Record<string, unknown> | undefined;
}

/** Starts live mode with a store of its own, without a database. */
export function openLiveInMemory() {
  const server = createApolloServer({ schema: createLiveSchema(), plugins: [guardActions] });
  const store = createStore();
  const act = actInMemory(store);
  return {
    server,
    store,
    act,
    /** Executes an operation; a repeated `actionId` repeats the action. */
    async ask(
      query: string,
      variables: Record<string, unknown> = {},
      actionId?: string,
    ): Promise<LiveAnswer> {
      const contextValue = createContext(store, Date.now(), createRunner(act, actionId));
      const { body } = await server.executeOperation({ query, variables }, { contextValue });
      if (body.kind !== 'single') throw new Error('Expected a single result.');
      const { data, errors = [], extensions } = body.singleResult;
      return { data: data ?? {}, errors, extensions };
    },
  };
}
