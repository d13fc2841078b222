import type { Store } from './store.ts';

/** What each resolver gets beside its parent and arguments. */
export interface Context {
  store: Store;
  viewerId: string;
  /** Milliseconds since the epoch; relative texts such as '2h ago' are derived from it. */
  now: number;
  /** The id of the request, for the log. */
  requestId?: string | undefined;
  /** Resolves when other requests have had a turn of the event loop. Each field of Query calls it if it is given. */
  pause?: () => Promise<void>;
}

/** Creates the context of a request of the store's account: in live mode the session's, otherwise the sample's viewer. */
export const createContext = (store: Store, now = Date.now(), requestId?: string): Context => ({
  store,
  viewerId: store.viewer.id,
  now,
  requestId,
});
