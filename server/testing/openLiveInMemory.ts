import type { GraphQLFormattedError } from 'graphql';
import { createApolloServer } from '../apollo.ts';
import { createContext } from '../context.ts';
import type { Live } from '../live/live.ts';
import { guardActions } from '../live/plugin.ts';
import { RepeatedIdError } from '../live/problems.ts';
import type { Applied, Done } from '../live/replica.ts';
import { readersOf } from '../readers.ts';
import { createRunner } from '../live/runner.ts';
import { createLiveSchema } from '../live/schema.ts';
import { createSample } from '../sample.ts';
import { createClock } from '../shared/time.ts';
import { openStore } from '../store.ts';

interface Answer {
  data: Record<string, unknown>;
  errors: readonly GraphQLFormattedError[];
  extensions: Record<string, unknown> | undefined;
}

/** The data of live mode without a database: it ends with the test. */
export function liveInMemory(): Live {
  const sample = createSample(createClock(Date.now()));
  const store = openStore(sample);
  const listeners = new Set<(entry: Applied) => void>();
  const entries = new Map<string, { action: string; input: string | undefined; done: Done }>();
  return {
    storedIn: 'memory',
    store,
    get seq() {
      return entries.size + 1;
    },
    act: async ({ account, action, actionId, input }, decide) => {
      const key = `${account} ${actionId}`;
      const earlier = entries.get(key);
      if (earlier && (earlier.action !== action || earlier.input !== input))
        throw new RepeatedIdError(earlier.action, action);
      if (earlier) return { done: { ...earlier.done, repeated: true } };
      const at = new Date().toISOString();
      const decided = decide({ at });
      if ('refused' in decided) return decided;
      store.of(account).change(...decided.changes);
      const done = { seq: entries.size + 2, at, repeated: false };
      entries.set(key, { action, input, done });
      const accounts = readersOf(sample, decided.changes).add(account);
      for (const listener of listeners) listener({ seq: done.seq, accounts });
      return { done };
    },
    onApplied(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    caughtUp: async () => {},
    look: async () => {},
    problem: async () => undefined,
    close: async () => {},
  };
}

/** Creates the GraphQL server of live mode. It takes 100 ms and has no data, so stores can share it. */
export const createLiveApollo = () =>
  createApolloServer({ schema: createLiveSchema(), plugins: [guardActions('http://127.0.0.1')] });

/** Opens a store of live mode without a database, with its GraphQL server. */
export function openLiveInMemory(server = createLiveApollo()) {
  const live = liveInMemory();
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
      const contextValue = createContext(store, Date.now(), createRunner(live.act, actionId));
      const { body } = await server.executeOperation({ query, variables }, { contextValue });
      if (body.kind !== 'single') throw new Error('Expected a single result.');
      const { data, errors = [], extensions } = body.singleResult;
      return { data: data ?? {}, errors, extensions };
    },
  };
}
