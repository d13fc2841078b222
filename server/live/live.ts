import { setTimeout as wait } from 'node:timers/promises';
import { sizesOf } from '../data/enlarge.ts';
import { hideDangling } from '../data/hideDangling.ts';
import { createAccounts, type Accounts } from './accounts/accounts.ts';
import { readSecret } from './accounts/secret.ts';
import { openDatabase, type Database, type Location } from './database.ts';
import { loadData, readSnapshot, writeSample } from './load.ts';
import { migrate } from './migrations.ts';
import { log } from '../shared/log.ts';
import { reportAnswer, reportFailure } from './outage.ts';
import { explain, StorageError } from './problems.ts';
import { readByAllMs, removeOldChanges } from './oldEntries.ts';
import { createReplica, type Replica } from './replica.ts';

export interface LiveSettings {
  location: Location;
  /** The minimum number of records of each noun in the sample of an empty database; 0 for the sample alone. */
  sample?: number;
  /** Signs the cookies of sessions; by default it is in the data folder. */
  secret?: string;
  /** The site's public origin, for links in e-mails. */
  origin?: string;
  /** The longest wait for another writer, in milliseconds. */
  lockMs?: number;
  /** How long the database may be silent before `problem` names it, in milliseconds. */
  patienceMs?: number;
}

/** The stored data: reads use the records in memory, actions write to the database first. */
export interface Live
  extends Pick<Replica, 'store' | 'seq' | 'act' | 'onApplied' | 'look'>, Partial<Pick<Replica, 'outdated'>> {
  /** The database's name, such as a file or 'host:port/name'. */
  readonly storedIn: string;
  /** Who can log in. Without them, as in tests, each request is of the sample's viewer. */
  readonly accounts?: Accounts;
  /** Resolves when the memory has an entry, after 2 s at most. Rejects if the memory gets no more entries. */
  caughtUp(seq: number): Promise<void>;
  /** How many entries of the journal the memory lacks. Rejects if the database does not answer. */
  behind?(): Promise<number>;
  /** Why the server cannot answer, in one sentence; undefined if it can. */
  problem(): Promise<string | undefined>;
  close(): Promise<void>;
}

const defaultPatienceMs = 30_000;
const caughtUpMs = 2_000;
/** The longest wait of `problem` for the database, in milliseconds. */
const pingMs = 5_000;

/** Makes the replica read other processes' entries: on announcements and at intervals. Returns a function that stops it. */
function follow({ listen, lookMs, readVersion }: Database, replica: Replica): () => Promise<void> {
  let seenVersion: number | undefined;
  async function lookOnce(): Promise<void> {
    const version = readVersion?.();
    if (version !== undefined && version === seenVersion) return;
    await replica.look();
    seenVersion = version;
  }
  // Ignored: `reportFailure` has logged it, and `problem` names it.
  const look = () => void lookOnce().catch(() => {});
  const timer = setInterval(look, lookMs).unref();
  const unlisten = listen?.((seq) => {
    if (seq > replica.seq) look();
  });
  return async () => {
    clearInterval(timer);
    await unlisten?.();
  };
}

async function start(
  database: Database,
  { sample = 0, patienceMs = defaultPatienceMs, origin = 'http://127.0.0.1:4000', ...settings }: LiveSettings,
): Promise<Live> {
  await migrate(database);
  const withJournal = false;
  database.checkTexts?.(withJournal);
  await writeSample(database, sizesOf(sample));
  await removeOldChanges(database);
  const loaded = await readSnapshot(database, loadData);
  // `npm run live:check` reports the same.
  for (const sentence of hideDangling(loaded.data, loaded.values)) log('error', `${sentence} It is hidden.`);
  const replica = createReplica(database, loaded);
  const accounts = createAccounts(database, {
    secret: settings.secret ?? readSecret(settings.location),
    origin,
  });
  await accounts.prune();
  const prune = async () => {
    await removeOldChanges(database);
    await accounts.prune();
  };
  // Each hour, as entries of that age lose their changes. A failure is tried again at the next interval.
  const pruning = setInterval(() => void prune().catch(() => {}), readByAllMs).unref();
  const stopFollowing = follow(database, replica);
  let silentSince: number | undefined;

  /** Reads the number of the journal's last entry. */
  async function ping(): Promise<number> {
    database.checkPlace?.();
    const late = wait(pingMs, undefined, { ref: false }).then(() => {
      throw new Error('timeout');
    });
    const read = database.db.selectFrom('head').select('seq').executeTakeFirstOrThrow();
    return (await Promise.race([read, late])).seq;
  }

  return {
    storedIn: database.place.name,
    store: replica.store,
    get seq() {
      return replica.seq;
    },
    accounts,
    act: replica.act,
    look: replica.look,
    outdated: replica.outdated,
    onApplied: replica.onApplied,
    async caughtUp(seq) {
      if (replica.seq >= seq) return;
      await new Promise<void>((resolve) => {
        const end = () => {
          remove();
          clearTimeout(timer);
          resolve();
        };
        const remove = replica.onApplied(() => {
          if (replica.seq >= seq) end();
        });
        const timer = setTimeout(end, caughtUpMs);
        replica.look().catch(end);
      });
      if (replica.stopped) throw replica.stopped;
    },
    behind: async () => Math.max(0, (await ping()) - replica.seq),
    async problem() {
      if (replica.stopped) return replica.stopped.message;
      try {
        await ping();
        silentSince = undefined;
        reportAnswer(database.place);
      } catch (error) {
        silentSince ??= Date.now();
        const { message } = reportFailure(error, database.place);
        // A StorageError of `ping` is a moved or deleted file, which does not come back by itself.
        const isFinal = error instanceof StorageError || Date.now() - silentSince >= patienceMs;
        if (isFinal) return message;
      }
    },
    async close() {
      clearInterval(pruning);
      await stopFollowing();
      await database.db.destroy();
    },
  };
}

/** Opens the stored data, and creates it where there is none. Rejects with a `StorageError`. */
export async function openLive(settings: LiveSettings): Promise<Live> {
  const database = await openDatabase(settings.location, {
    create: true,
    ...(settings.lockMs !== undefined && { lockMs: settings.lockMs }),
  });
  try {
    return await start(database, settings);
  } catch (error) {
    await database.db.destroy().catch(() => {});
    throw explain(error, database.place) satisfies StorageError;
  }
}
