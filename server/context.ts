import type { Store } from './store.ts';

/** What every resolver is given: the sample data, who asks, and the moment of asking. */
export interface Context {
  store: Store;
  viewerId: string;
  /** Milliseconds since the epoch; relative texts such as '2h ago' are derived from it. */
  now: number;
}

/** There are no accounts: every request is made by the one viewer of the sample data. */
export const createContext = (store: Store, now = Date.now()): Context => ({
  store,
  viewerId: store.viewer.id,
  now,
});
