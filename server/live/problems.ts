import { Busy } from '../shared/requestQueue.ts';

/** A failure of the stored data. Its message is one sentence or two that say what to do. */
export class StorageError extends Error {}

/** The records do not fit into the memory: a lack of the machine, not of the data. */
export class MemoryError extends StorageError {}

/** Stored data of a newer release, which this one cannot read. */
export class NewerDataError extends StorageError {}

/** A queue of actions or passwords is too long. Nothing has been tried, so a retry is safe. */
export class BusyError extends StorageError {}

/** The response to a request that needs the database while it does not answer. */
export const unavailable = {
  status: 503,
  message: 'The database does not answer at the moment. Try again.',
  extensions: { code: 'SERVICE_UNAVAILABLE' },
  /** Seconds in the header Retry-After. */
  retryAfter: 3,
} as const;

/** A request has the id of an earlier action with another name or input. */
export class RepeatedIdError extends Error {
  constructor(earlier: string, action: string) {
    super(
      earlier === action
        ? `The action '${action}' has this id with another input.`
        : `The action '${earlier}' has this id, not '${action}'.`,
    );
  }
}

/** The name of the database, such as a file or 'host:port/name', and the user who opens it. */
export interface Place {
  name: string;
  user?: string;
}

type Sentence = (place: Place) => string;

const full: Sentence = ({ name }) => `The disk of ${name} is full. Free some space, then try again.`;
const locked: Sentence = ({ name }) =>
  `Another process holds the lock of ${name}. Try again; if it stays, stop that process.`;
const unreachable: Sentence = ({ name }) =>
  `No PostgreSQL server answers at ${name}. Start it, or correct DATABASE_URL.`;
const refused: Sentence = ({ name, user }) =>
  `The PostgreSQL server refuses the user '${user}' at ${name}. Correct DATABASE_URL.`;
const damaged: Sentence = ({ name }) =>
  `${name} is damaged or is no SQLite database. Restore a copy, or move it away to begin with the sample data.`;
const readOnly: Sentence = ({ name }) =>
  `${name} cannot be written. Change its owner, or set DATA_FOLDER or DATABASE_URL to another place.`;

/** The sentence for each error code of SQLite (SQLITE_…), PostgreSQL (five characters) and Node. */
const sentences: Readonly<Record<string, Sentence>> = {
  SQLITE_FULL: full,
  '53100': full,
  ENOSPC: full,
  SQLITE_BUSY: locked,
  '55P03': locked,
  SQLITE_CORRUPT: damaged,
  SQLITE_NOTADB: damaged,
  SQLITE_READONLY: readOnly,
  SQLITE_CANTOPEN: readOnly,
  '25006': readOnly,
  EACCES: readOnly,
  EROFS: readOnly,
  EPERM: readOnly,
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  EAI_AGAIN: unreachable,
  ENOTFOUND: unreachable,
  // PostgreSQL's Unix socket is missing.
  ENOENT: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  '57P01': unreachable,
  '57P03': unreachable,
  '28P01': refused,
  '28000': refused,
  '3D000': ({ name }) =>
    `The database ${name} does not exist. Create it with createdb, or correct DATABASE_URL.`,
  '42501': ({ name, user }) =>
    `The user '${user}' may not create tables in ${name}. Make this user the owner of the database.`,
};

/** By the message: libsql has no code for some of SQLite's extended codes, such as that of a folder without rights. */
const byMessage: readonly (readonly [RegExp, Sentence])[] = [
  [/readonly database/i, readOnly],
  [/connection (terminated|ended|error)|timeout/i, unreachable],
];

/** Turns an error of the database or a queue into one with a sentence for the person who runs the server. */
export function explain(error: unknown, place: Place): StorageError {
  if (error instanceof StorageError) return error;
  // A queue is full, or the `AbortSignal.timeout` of a wait in it has ended.
  if (error instanceof Busy || (error as Error).name === 'TimeoutError')
    return new BusyError('The server is busy. Try again.', { cause: error });
  const { code = '', message } = error as NodeJS.ErrnoException;
  // SQLite's extended codes begin with the code: SQLITE_READONLY_DBMOVED.
  const key = code.startsWith('SQLITE_') ? code.split('_').slice(0, 2).join('_') : code;
  const sentence = sentences[key] ?? byMessage.find(([pattern]) => pattern.test(message))?.[1];
  const text = sentence?.(place) ?? `${place.name} reports: ${message.replace(/\.?$/, '.')}`;
  return new StorageError(text, { cause: error });
}
