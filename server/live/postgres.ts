import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool, types } from 'pg';
import type { Database, Tables } from './database.ts';

const channel = 'workgrove';
/** Milliseconds until the connection that listens is opened again. */
const reconnectMs = 1_000;
/** The longest statement, in milliseconds: one that reads or imports many records. */
const statementMs = 30_000;

/** The id of the type bigint, which `pg` reads as a text. `seq` stays far below 2^53, so a number holds it. */
const bigint = 20;
const parsers = {
  getTypeParser: ((id: number, format: never) =>
    id === bigint ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser,
};

/** Calls `heard` with announced entries, on a connection of its own that is opened again after a failure. */
function listenTo(connectionString: string, heard: (seq: number) => void): () => Promise<void> {
  let client: Client | undefined;
  let ended = false;
  let retry: NodeJS.Timeout | undefined;
  function connect(): void {
    const opened = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = opened;
    const lost = () => {
      if (ended || client !== opened) return;
      client = undefined;
      retry = setTimeout(connect, reconnectMs).unref();
      void opened.end().catch(() => {});
    };
    opened.on('error', lost).on('end', lost);
    opened.on('notification', ({ payload }) => heard(Number(payload)));
    opened
      .connect()
      .then(() => opened.query(`listen ${channel}`))
      // An entry may have been announced before the connection: Infinity makes the replica look for all.
      .then(() => heard(Infinity))
      .catch(lost);
  }
  connect();
  return async () => {
    ended = true;
    clearTimeout(retry);
    await client?.end().catch(() => {});
  };
}

/** The name of the database and its user, without the password. */
function placeOf(url: string): { name: string; user: string } {
  const { host, port, database, user } = new Client({ connectionString: url });
  return { name: `${host}:${port}/${database ?? user ?? ''}`, user: user ?? '' };
}

/** Creates a pool of connections, which connects with the first query. `openDatabase` calls it. */
export function openPostgres(url: string, lockMs: number): Database {
  const pool = new Pool({
    connectionString: url,
    max: 4,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: statementMs + 5_000,
    types: parsers,
  });
  // A connection that breaks, idle or within a transaction, must not end the process. Its query rejects, if it has one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({
    pool,
    // A process that hangs within a transaction would hold the lock of `head`, so it loses the connection after 10 s.
    onCreateConnection: async (connection) => {
      await connection.executeQuery(
        CompiledQuery.raw(
          `set lock_timeout = ${lockMs}; set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = 10000`,
        ),
      );
    },
  });
  return {
    db: new Kysely<Tables>({ dialect }),
    place: placeOf(url),
    locksRows: true,
    now: sql<string>`to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    lookMs: 5_000,
    announce: async (tx, seq) => {
      await sql`select pg_notify(${channel}, ${String(seq)})`.execute(tx);
    },
    listen: (heard) => listenTo(url, heard),
  };
}
