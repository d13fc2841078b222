import { randomUUID } from 'node:crypto';
import type { Change } from '../changes.ts';
import type { Store } from '../store.ts';

/** An action of an account, as the journal stores it. */
export interface ActionRequest {
  account: string;
  action: string;
  /** A UUID of the client's: a repeated one is answered and not run again. */
  actionId: string;
}

/** What a decision returns: the changes, or what the caller gets instead. */
export type Decided<R> = { changes: readonly Change[] } | { refused: R };

/** The stored entry of an action. */
export interface Done {
  /** Its number in the journal. */
  seq: number;
  /** ISO time of the database. */
  at: string;
  /** Whether an earlier request with the same id has stored it. */
  repeated: boolean;
}

/** Stores the changes that an action decides, and applies them to the data in memory. */
export type Act = <R>(
  request: ActionRequest,
  decide: (now: { at: string }) => Decided<R>,
) => Promise<{ done: Done } | { refused: R }>;

/** The data of live mode: in memory, and stored. */
export interface LiveData {
  readonly store: Store;
  readonly act: Act;
  /** Resolves when the data contains an entry, after 2 seconds at most. */
  caughtUp: (seq: number) => Promise<void>;
  /** A sentence when the database does not answer; undefined when it does. */
  problem: () => Promise<string | undefined>;
  close: () => Promise<void>;
}

/** Runs the action of one request. */
export interface Runner {
  readonly act: Act;
  readonly actionId: string;
  /** The number of the stored entry, once it is stored. */
  seq?: number;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Creates the runner of a request. Without a valid id of the client's, the action cannot be repeated safely. */
export const createRunner = (act: Act, actionId: string | undefined): Runner => ({
  act,
  actionId: actionId && uuid.test(actionId) ? actionId.toLowerCase() : randomUUID(),
});

/** Runs actions on data in memory alone, which ends with the process: for tests. */
export function actInMemory(store: Store): Act {
  const entries = new Map<string, Done>();
  return async ({ account, actionId }, decide) => {
    const key = `${account} ${actionId}`;
    const earlier = entries.get(key);
    if (earlier) return { done: { ...earlier, repeated: true } };
    const at = new Date().toISOString();
    const decided = decide({ at });
    if ('refused' in decided) return decided;
    store.change(...decided.changes);
    const done = { seq: entries.size + 2, at, repeated: false };
    entries.set(key, done);
    return { done };
  };
}
