import { type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Place } from './problems.ts';
import type { Rows } from './rows.ts';

/** Where the data is stored: a folder with a SQLite file, or a PostgreSQL server. */
export type Location = { folder: string } | { url: string };

/** When better-auth has written a row. */
interface Dated {
  createdAt: string;
  updatedAt: string;
}

/** The migrations create the tables. */
export interface Tables extends Pick<Rows, 'journal' | 'record' | 'mark'> {
  /** One row. A writer locks it until it commits, so `seq` has no gaps and follows the order of commits. */
  head: {
    one: number;
    /** The number of the last entry; 0 before the first. */
    seq: number;
    /** A random id of the data. It changes when a reset or an import replaces all data. */
    origin: string;
  };
  /** Log-ins and other attempts of one address, counted from a moment: `since` in seconds. better-auth has four more tables. */
  attempt: { key: string; since: number; count: number };
  /** E-mails, which are not sent. */
  outbox: { id: string; at: string; to_address: string; subject: string; body: string };
  /** Of better-auth: who can log in. Its id is that of the person. */
  user: { id: string; email: string; name: string } & Dated & { emailVerified: boolean };
  /** Of better-auth: the passwords, as hashes. */
  account: {
    id: string;
    userId: string;
    accountId: string;
    providerId: string;
    password: string | null;
  } & Dated;
  /** Of better-auth, with more columns. */
  session: { id: string; token: string; userId: string; expiresAt: Date | string };
  verification: { id: string; identifier: string; value: string; expiresAt: Date | string };
}

/** An open database, SQLite or PostgreSQL. */
export interface Database {
  /** Removes what no row has any more from the file. */
  overwriteDeleted?: () => void;
  db: Kysely<Tables>;
  place: Place;
  /** Whether a writer has to lock the row of `head`. SQLite's transactions lock the complete file. */
  locksRows: boolean;
  /** The current time of the database. */
  now: RawBuilder<string>;
  /** Milliseconds between two looks for entries of other processes. */
  lookMs: number;
  /** A number that changes with each commit of another process. A look is needed only then. */
  readVersion?: () => number;
  /** Sends the number of a new entry to the other processes when the transaction commits. */
  announce?: (tx: Transaction<Tables>, seq: number) => Promise<void>;
  /** Calls `heard` for each announced entry, and with Infinity after each connection. Returns a function that ends it. */
  listen?: (heard: (seq: number) => void) => () => Promise<void>;
  /** Throws if a text is damaged, so that it cannot be read: a text of the current data, or any text. */
  checkTexts?: (all: boolean) => void;
  /** Throws if the database is no longer the one that was opened. */
  checkPlace?: () => void;
}

/** Reads and locks the head. The transaction waits for other writers first. */
export const lockHead = ({ locksRows }: Database, tx: Transaction<Tables>) =>
  tx
    .selectFrom('head')
    .select(['seq', 'origin'])
    .$if(locksRows, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();

interface Options {
  /** Whether a missing database is created; otherwise it is an error. */
  create: boolean;
  /** The longest wait for another writer, in milliseconds. */
  lockMs?: number;
}

/** The packages of the other kind of database are not loaded. */
export async function openDatabase(
  location: Location,
  { create, lockMs = 2_000 }: Options,
): Promise<Database> {
  if ('url' in location) return (await import('./postgres.ts')).openPostgres(location.url, lockMs);
  return (await import('./sqlite.ts')).openSqlite(location.folder, lockMs, create);
}
