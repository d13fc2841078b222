import type { Email } from '../data/action.ts';
import { sql, type Kysely } from 'kysely';
import type { Change } from '../data/changes.ts';
import { readersOf } from '../data/readers.ts';
import { createConcurrencyLimit } from '../shared/concurrency.ts';
import { createRequestQueue } from '../shared/requestQueue.ts';
import { openStore } from '../data/store.ts';
import { insertEmail } from './accounts/outbox.ts';
import { lockHead, type Database, type Tables } from './database.ts';
import { checkNames, entriesOf, readChanges, writeChanges, writeRows } from './entries.ts';
import type { Loaded } from './load.ts';
import { removed } from './oldEntries.ts';
import { reportAnswer, reportFailure } from './outage.ts';
import { NewerDataError, RepeatedIdError, StorageError } from './problems.ts';
import { namedActions, type Rate } from './rates.ts';
import { recentStores } from './recentStores.ts';

/** An action to run once; a retry has the same `actionId`. */
export interface ActionRequest {
  account: string;
  action: string;
  actionId: string;
  /** A hash of the input. A retry with another one is refused: its payload would read other objects. */
  input?: string;
  /** How many such actions the account can run in a minute; unlimited by default. */
  rate?: Rate | null;
}

/** What the journal has of an action. */
export interface Done {
  seq: number;
  /** The database's time, in ISO 8601. */
  at: string;
  /** Whether an earlier request with this `actionId` did it. */
  repeated: boolean;
}

/** An entry that the memory has. */
export interface Applied {
  seq: number;
  /** The accounts that it concerns: the acting one, and those that read its private records. */
  accounts: ReadonlySet<string>;
}

type Decision<R> = { changes: readonly Change[]; emails?: readonly Email[] } | { refused: R };
/** How an action ended. `wait`: refused for so many seconds by its rate; `past`: a retry too late to compare its input. */
export type Outcome<R> = { done: Done } | { refused: R } | { wait: number } | { past: true };
/** Decides what an action changes. It is synchronous, so that no other action changes the records in memory meanwhile. */
export type Decide<R> = (now: { at: string }) => Decision<R>;

/** The longest wait for the actions before this one, in milliseconds. */
const queueMs = 5_000;
const queueLength = 1_000;
/** Maximum number of one account's actions that wait or run, so that other accounts do not wait long. */
const mostOfAccount = 5;
const minuteMs = 60_000;

export type Replica = ReturnType<typeof createReplica>;
/** Keeps the records in memory, to which it applies all entries of the journal: its own and those of other servers. */
export function createReplica(database: Database, { data, values, seq: loaded, origin }: Loaded) {
  const { db, now, place } = database;
  const store = openStore(data, values, recentStores);
  let seq = loaded;
  let stopped: StorageError | undefined;
  let end: () => void;
  const outdated = new Promise<void>((resolve) => (end = resolve));
  const listeners = new Set<(entry: Applied) => void>();
  const { run: enqueue } = createRequestQueue({ name: 'actions', running: 1, waiting: queueLength });
  const limited = createConcurrencyLimit(mostOfAccount);

  /** Stops for good: the memory does not equal the database, so all later actions and looks reject with this reason. */
  function stop(reason: string, cause?: unknown): never {
    stopped = new StorageError(reason, { cause });
    throw stopped;
  }

  function apply(entry: Pick<Tables['journal'], 'seq' | 'account' | 'changes'>): void {
    if (entry.seq !== seq + 1)
      stop(`Entry ${seq + 1} of the journal is missing. Run \`npm run live:check\`.`);
    if (entry.changes === removed)
      stop('This server has not read the database for over an hour. Start it again.');
    const accounts = new Set([entry.account]);
    try {
      const changes = readChanges(entry.changes);
      checkNames(data, changes);
      const addReaders = () => readersOf(data, changes).forEach((account) => accounts.add(account));
      // Twice, because the changes can give a record other readers.
      addReaders();
      store.of(entry.account).change(...changes);
      addReaders();
    } catch (error) {
      if (error instanceof NewerDataError) end();
      stop(`Entry ${entry.seq} of the journal cannot be applied: ${(error as Error).message}`, error);
    }
    seq = entry.seq;
    for (const listener of listeners) listener({ seq, accounts });
  }

  async function catchUp(
    reader: Kysely<Tables>,
    head: Pick<Tables['head'], 'seq' | 'origin'>,
  ): Promise<void> {
    if (stopped) throw stopped;
    if (head.origin !== origin) stop('A reset or an import replaced the data. Start this server again.');
    if (seq >= head.seq) return;
    for await (const entry of entriesOf(reader, seq)) apply(entry);
    if (seq < head.seq) stop(`Entry ${seq + 1} of the journal is missing. Run \`npm run live:check\`.`);
  }

  /** The database's time, and the entry of an earlier request with this id, or nulls. SQLite's `is_past` is 0 or 1. */
  async function readEarlier(tx: Kysely<Tables>, { account, actionId }: ActionRequest) {
    const { rows } = await sql<{
      now: string;
      seq: number | null;
      at: string;
      action: string;
      input: string | null;
      is_past: boolean | number | null;
    }>`
      select ${now} as now, journal.seq, journal.at, journal.action, journal.input, journal.changes = ${removed} as is_past from head
      left join journal on journal.account = ${account} and journal.action_id = ${actionId}`.execute(tx);
    return rows[0]!;
  }

  /** Seconds until an account can run another action of a rate; 0 if it can now. */
  async function waitFor(
    tx: Kysely<Tables>,
    account: string,
    { most, actions }: Rate,
    at: string,
  ): Promise<number> {
    const isNamed = actions.length > 0;
    const latest = await tx
      .selectFrom('journal')
      .select('at')
      .where('account', '=', account)
      .where('at', '>', new Date(Date.parse(at) - minuteMs).toISOString())
      .where('action', isNamed ? 'in' : 'not in', isNamed ? actions : namedActions)
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    // The earliest of the last `most` actions, if all of them were within the minute.
    const first = latest[most - 1];
    return first ? Math.ceil((Date.parse(first.at) + minuteMs - Date.parse(at)) / 1_000) : 0;
  }

  /** Runs an action in a transaction. The error of a decision is returned: `act` explains rejections as the database's. */
  const run = <R>(request: ActionRequest, decide: Decide<R>) =>
    db.transaction().execute(async (tx) => {
      database.checkPlace?.();
      await catchUp(tx, await lockHead(database, tx));
      const earlier = await readEarlier(tx, request);
      if (earlier.seq !== null) {
        const { seq: earlierSeq, at, action, input } = earlier;
        if (earlier.is_past && action === request.action) return { past: true as const };
        const isSame = action === request.action && input === (request.input ?? null);
        if (!isSame) return { failed: new RepeatedIdError(action, request.action) };
        return { done: { seq: earlierSeq, at, repeated: true } };
      }
      const at = earlier.now;
      const seconds = request.rate ? await waitFor(tx, request.account, request.rate, at) : 0;
      if (seconds > 0) return { wait: seconds };
      let changes: readonly Change[];
      let emails: readonly Email[];
      try {
        const decision = decide({ at });
        if ('refused' in decision) return decision;
        ({ changes, emails = [] } = decision);
        store.check(...changes);
      } catch (error) {
        return { failed: error };
      }
      const { account, action, actionId, input = null } = request;
      const entry = {
        seq: seq + 1,
        account,
        at,
        action,
        action_id: actionId,
        input,
        changes: writeChanges(changes),
      };
      await tx.insertInto('journal').values(entry).execute();
      await writeRows(tx, entry, changes);
      // oxlint-disable-next-line no-await-in-loop -- an action sends few e-mails
      for (const email of emails) await insertEmail(tx, email, at);
      await tx.updateTable('head').set({ seq: entry.seq }).execute();
      await database.announce?.(tx, entry.seq);
      return { done: { seq: entry.seq, at, repeated: false }, entry };
    });

  /** The look that is in the queue, shared by all calls until it begins. */
  let nextLook: Promise<void> | undefined;

  return {
    store,
    /** The number of the last entry that the memory has. */
    get seq() {
      return seq;
    },
    /** Why this replica applies no more entries. */
    get stopped(): StorageError | undefined {
      return stopped;
    },
    /** Resolves when an entry is of a newer release: this replica lacks all entries from then on. */
    outdated,
    /** Calls the listener after each applied entry. Returns a function that removes it. */
    onApplied(listener: (entry: Applied) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Runs an action once: a retry with its `actionId` returns the first one's entry, without `decide`. The account must
     * exist, but `signUp` adds it. Rejects with a `StorageError` if the database does not answer: a retry is safe then.
     */
    async act<R>(request: ActionRequest, decide: Decide<R>): Promise<Outcome<R>> {
      if (request.action !== 'signUp' && !data.people.has(request.account))
        throw new Error(`There is no account '${request.account}'.`);
      const queued = () =>
        enqueue({ signal: AbortSignal.timeout(queueMs) }, async () => {
          const ran = await run(request, decide);
          // From the entry's JSON, so that these records equal those of other replicas.
          if ('entry' in ran) apply(ran.entry);
          reportAnswer(place);
          return ran;
        }).catch((error: unknown) => {
          throw reportFailure(error, place);
        });
      // `limited` returns null at its limit, which includes refused actions. A rate counts only those that were done.
      const outcome = await (request.rate ? limited(request.account, queued) : queued());
      if (!outcome) return { wait: 1 };
      if ('failed' in outcome) throw outcome.failed;
      return 'done' in outcome ? { done: outcome.done } : outcome;
    },
    /** Applies the entries that other replicas wrote by now. */
    look(): Promise<void> {
      nextLook ??= enqueue({ signal: AbortSignal.timeout(queueMs) }, async () => {
        nextLook = undefined;
        database.checkPlace?.();
        await catchUp(db, await db.selectFrom('head').select(['seq', 'origin']).executeTakeFirstOrThrow());
        reportAnswer(place);
      }).catch((error: unknown) => {
        nextLook = undefined;
        throw reportFailure(error, place);
      });
      return nextLook;
    },
  };
}
