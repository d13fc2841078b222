import type { Store } from './store.ts';

/** The pauses of a query that takes long, in which others use the processor and data can change. */
export interface Pauses {
  /** Whether others should have their turn. */
  readonly isDue: boolean;
  /** Resolves after others had a turn, for each call after the one before. Rejects if they take too long. */
  pause: () => Promise<void>;
  /** Whether a field can fail without a fault of the code: a turn was refused, or the data changed meanwhile. */
  readonly canFail: boolean;
  /** Whether a field has failed so. */
  hasFailed: boolean;
}

/** What each resolver gets beside its parent and arguments. */
export interface Context {
  store: Store;
  viewerId: string;
  /** Milliseconds since the epoch; relative texts such as '2h ago' are derived from it. */
  now: number;
  /** The id of the request, for the log. */
  requestId?: string | undefined;
  /** Without them, a query is executed in one piece. */
  pauses?: Pauses;
}

/** Creates the context of a request of the store's account: in live mode the session's, otherwise the sample's viewer. */
export const createContext = (store: Store, now = Date.now(), requestId?: string): Context => ({
  store,
  viewerId: store.viewer.id,
  now,
  requestId,
});
