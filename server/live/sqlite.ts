import { isUtf8 } from 'node:buffer';
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  Kysely,
  sql,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type TransactionSettings,
} from 'kysely';
import Connection from 'libsql';
import type { Database, Tables } from './database.ts';
import { explain, StorageError } from './problems.ts';

/** Kysely's kinds of statements that write. */
const writes: ReadonlySet<string> = new Set(['DeleteQueryNode', 'InsertQueryNode', 'UpdateQueryNode']);

/** Milliseconds between two attempts to begin a transaction. */
const retryMs = 5;

/** Rows whose text is checked at once. */
const rowsAtOnce = 2_000;

/** The tables whose texts a start reads, with their text columns. */
const texts = { head: 'origin', record: 'kind || id || body', mark: 'mark || account || id' };
/** The table whose texts only `npm run live:check` and the other commands read. */
const journalTexts = { journal: 'at || account || action || action_id || changes' };

/** Throws if a text is not UTF-8, as after a disk error: SQLite does not check it, and reading it would end the process. */
function checkTexts(connection: Connection.Database, read: Readonly<Record<string, string>>): void {
  for (const [table, columns] of Object.entries(read)) {
    const { last } = connection.prepare(`select max(rowid) as last from ${table}`).get() as { last: number };
    const page = connection.prepare(
      `select cast(group_concat(${columns}) as blob) as text from ${table} where rowid > ? and rowid <= ?`,
    );
    for (let from = 0; from < last; from += rowsAtOnce) {
      const { text } = page.get(from, from + rowsAtOnce) as { text: ArrayBuffer | null };
      if (text && !isUtf8(text))
        throw Object.assign(new Error(`The table ${table} has a damaged text.`), { code: 'SQLITE_CORRUPT' });
    }
  }
}

/** Creates Kysely's dialect for a connection. A transaction first waits for the file's write lock, unless read-only. */
function dialectOf(connection: Connection.Database, lockMs: number): SqliteDialect {
  // libsql's methods have better-sqlite3's types, whose lists of parameters are not read-only.
  const config = { database: connection as never };
  const dialect = new SqliteDialect(config);
  dialect.createDriver = () => {
    const driver = new SqliteDriver(config);
    // SQLite's own wait would block the process, so this loop tries again until the deadline.
    async function begin(): Promise<void> {
      const deadline = performance.now() + lockMs;
      for (;;) {
        try {
          return void connection.exec('begin immediate');
        } catch (error) {
          if ((error as { code?: string }).code !== 'SQLITE_BUSY' || performance.now() > deadline)
            throw error;
        }
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        await wait(retryMs);
      }
    }
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async () => {
      const acquired = await acquire();
      return {
        // A single write is a transaction, too. libsql would leave one that finds a lock unfinished, and so its own lock.
        async executeQuery<R>(query: CompiledQuery) {
          if (connection.inTransaction || !writes.has(query.query.kind))
            return acquired.executeQuery<R>(query);
          await begin();
          try {
            const result = await acquired.executeQuery<R>(query);
            connection.exec('commit');
            return result;
          } catch (error) {
            if (connection.inTransaction) connection.exec('rollback');
            throw error;
          }
        },
        streamQuery: (...query) => acquired.streamQuery(...query),
      } satisfies DatabaseConnection;
    };
    driver.beginTransaction = async (_connection, settings?: TransactionSettings) => {
      if (settings?.accessMode === 'read only') connection.exec('begin');
      else await begin();
    };
    // A full disk ends the transaction by itself.
    driver.rollbackTransaction = async () => {
      if (connection.inTransaction) connection.exec('rollback');
    };
    // Afterwards the file alone has all data: libsql's `close` leaves the log.
    driver.destroy = async () => {
      try {
        connection.exec('pragma wal_checkpoint(truncate)');
      } finally {
        connection.close();
      }
    };
    return driver;
  };
  // SQLite can undo changes of tables, so Kysely runs the migrations in one transaction.
  dialect.createAdapter = () =>
    Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true });
  return dialect;
}

/** Opens the SQLite file of a data folder, also in several processes. A commit is on the disk before it is acknowledged. */
export async function openSqlite(folder: string, lockMs: number, create: boolean): Promise<Database> {
  const file = resolve(join(folder, 'workgrove.sqlite'));
  const place = { name: file };
  if (!create && !existsSync(file))
    throw new StorageError(
      `There is no database in ${resolve(folder)}. Run \`npm run live\`, or set DATA_FOLDER.`,
    );
  try {
    // Not recursive: Node's recursive one never ends below /proc.
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  } catch {
    throw new StorageError(
      `The data folder ${resolve(folder)} cannot be created. Create its parent, with the right to write, or set DATA_FOLDER.`,
    );
  }
  let connection: Connection.Database | undefined;
  try {
    // Only its owner reads it. SQLite gives its log the same rights.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    connection = new Connection(file);
    connection.exec('pragma busy_timeout = 2000');
    connection.exec('pragma journal_mode = wal; pragma synchronous = full');
    // The file keeps nothing of a deleted row.
    connection.exec('pragma secure_delete = on');
    // Takes the write lock once, so that a file that cannot be written fails here.
    connection.exec('begin immediate; commit');
    // Waits are asynchronous from here on. This one is for the recovery of another process after a crash.
    connection.exec('pragma busy_timeout = 50');
    const { ino } = statSync(file);
    const opened = connection;
    const version = connection.prepare('pragma data_version');
    return {
      db: new Kysely<Tables>({ dialect: dialectOf(connection, lockMs) }),
      place,
      locksRows: false,
      now: sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
      lookMs: 200,
      readVersion: () => (version.get() as { data_version: number }).data_version,
      overwriteDeleted: () => void opened.exec('pragma wal_checkpoint(truncate)'),
      checkTexts: (all) => checkTexts(opened, all ? { ...texts, ...journalTexts } : texts),
      checkPlace: () => {
        // A new file has another inode. SQLite would write to a deleted file without an error.
        if (statSync(file, { throwIfNoEntry: false })?.ino !== ino)
          throw new StorageError(`${file} was moved or deleted. Restore it, then start again.`);
      },
    };
  } catch (error) {
    connection?.close();
    // libsql's error has no code when SQLite cannot open the file.
    const code = (error as { code?: string }).code || 'SQLITE_CANTOPEN';
    throw explain(Object.assign(error as Error, { code }), place);
  }
}
