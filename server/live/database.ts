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

/** The columns of the tables, which `migrations.ts` creates. `rows.ts` describes three of them. */
export interface Tables extends Pick<Rows, 'journal' | 'record' | 'mark'> {
  /** One row. A writer locks it until it commits, so `seq` has no gaps and follows the order of commits. */
  head: {
    /** Always 1. */
    one: number;
    /** The number of the last entry; 0 before the first. */
    seq: number;
    /** A random id of the data. It changes when a reset or an import replaces all data. */
    origin: string;
  };
  /** Counts of log-ins and other attempts (`attempts.ts`), since a moment in seconds since the epoch. */
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
  /** Of better-auth: links to reset passwords. `identifier` is 'reset-password:' and the token, `value` the account. */
  verification: { id: string; identifier: string; value: string; expiresAt: Date | string };
}

/** An open database, SQLite or PostgreSQL. */
export interface Database {
  /** SQLite: removes deleted rows from its log file, so that nobody can read them there. */
  overwriteDeleted?: () => void;
  db: Kysely<Tables>;
  place: Place;
  /** Whether a writer has to lock the row of `head`: in PostgreSQL. SQLite's transactions lock the complete file. */
  locksRows: boolean;
  /** The current time of the database. */
  now: RawBuilder<string>;
  /** Milliseconds between two looks for entries of other processes. */
  lookMs: number;
  /** A number that changes with each commit of another process. A look is needed only then. */
  readVersion?: () => number;
  /** Sends the number of a new entry to the other processes when the transaction commits. */
  announce?: (tx: Transaction<Tables>, seq: number) => Promise<void>;
  /** Calls `heard` with each announced entry, and with Infinity on connecting, to look for all. Returns a stop function. */
  listen?: (heard: (seq: number) => void) => () => Promise<void>;
  /** SQLite: throws if a stored text is damaged. `all` includes the journal, which a start does not read. */
  checkTexts?: (all: boolean) => void;
  /** SQLite: throws if the opened file was moved or deleted. */
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

/** Opens SQLite or PostgreSQL. Dynamic imports load the packages of only this one. */
export async function openDatabase(
  location: Location,
  { create, lockMs = 2_000 }: Options,
): Promise<Database> {
  if ('url' in location) return (await import('./postgres.ts')).openPostgres(location.url, lockMs);
  return (await import('./sqlite.ts')).openSqlite(location.folder, lockMs, create);
}
