import type { Live } from '../live/live.ts';
import { RepeatedIdError } from '../live/problems.ts';
import type { Applied, Done } from '../live/replica.ts';
import { readersOf } from '../data/readers.ts';
import type { Store, Stored } from '../data/store.ts';

/**
 * Live mode without a database, for a tab or a test: the journal is in memory, and rates are not limited. `data` has the
 * records of all accounts, so that listeners get the accounts that an entry concerns. A tab has none, and passes no `data`.
 */
export function liveInMemory(store: Store, data: Stored = store.data): Live {
  const listeners = new Set<(entry: Applied) => void>();
  const entries = new Map<string, { action: string; input: string | undefined; done: Done }>();
  return {
    storedIn: 'memory',
    store,
    get seq() {
      // Entry 1 is the sample, as in a database.
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
      const done = { seq: entries.size + 2, at, repeated: false }; // the next number after `seq`
      entries.set(key, { action, input, done });
      const accounts = readersOf(data, decided.changes).add(account);
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
