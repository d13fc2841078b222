import { Busy } from '../shared/requestQueue.ts';

/** A failure of the stored data. Its message is one sentence or two that say what to do. */
export class StorageError extends Error {}

/** Too much waits for its turn. Nothing has been tried. */
export class BusyError extends StorageError {}

/** The response to a request that needs the database while it does not answer. */
export const unavailable = {
  status: 503,
  message: 'The database does not answer at the moment. Try again.',
  extensions: { code: 'SERVICE_UNAVAILABLE' },
  /** Seconds in the header Retry-After. */
  retryAfter: 3,
} as const;

/** A request has the id of another action. */
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

const isFull: Sentence = ({ name }) => `The disk of ${name} is full. Free some space, then try again.`;
const isLocked: Sentence = ({ name }) =>
  `Another process holds the lock of ${name}. Try again; if it stays, stop that process.`;
const isUnreachable: Sentence = ({ name }) =>
  `No PostgreSQL server answers at ${name}. Start it, or correct DATABASE_URL.`;
const isRefused: Sentence = ({ name, user }) =>
  `The PostgreSQL server refuses the user '${user}' at ${name}. Correct DATABASE_URL.`;
const isDamaged: Sentence = ({ name }) =>
  `${name} is damaged or is no SQLite database. Restore a copy, or move it away to begin with the sample data.`;
const isReadOnly: Sentence = ({ name }) =>
  `${name} cannot be written. Change its owner, or set DATA_FOLDER or DATABASE_URL to another place.`;

/** The sentence for each error code of SQLite, PostgreSQL and Node. */
const sentences: Readonly<Record<string, Sentence>> = {
  SQLITE_FULL: isFull,
  '53100': isFull,
  ENOSPC: isFull,
  SQLITE_BUSY: isLocked,
  '55P03': isLocked,
  SQLITE_CORRUPT: isDamaged,
  SQLITE_NOTADB: isDamaged,
  SQLITE_READONLY: isReadOnly,
  SQLITE_CANTOPEN: isReadOnly,
  '25006': isReadOnly,
  EACCES: isReadOnly,
  EROFS: isReadOnly,
  EPERM: isReadOnly,
  ECONNREFUSED: isUnreachable,
  ECONNRESET: isUnreachable,
  EAI_AGAIN: isUnreachable,
  ENOTFOUND: isUnreachable,
  ENOENT: isUnreachable,
  ETIMEDOUT: isUnreachable,
  EHOSTUNREACH: isUnreachable,
  '57P01': isUnreachable,
  '57P03': isUnreachable,
  '28P01': isRefused,
  '28000': isRefused,
  '3D000': ({ name }) =>
    `The database ${name} does not exist. Create it with createdb, or correct DATABASE_URL.`,
  '42501': ({ name, user }) =>
    `The user '${user}' may not create tables in ${name}. Make this user the owner of the database.`,
};

/** By the message: libsql has no code for some of SQLite's extended codes, such as that of a folder without rights. */
const byMessage: readonly (readonly [RegExp, Sentence])[] = [
  [/readonly database/i, isReadOnly],
  [/connection (terminated|ended|error)|timeout/i, isUnreachable],
];

/** The error with a sentence for the person who runs the server. */
export function explain(error: unknown, place: Place): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof Busy || (error as Error).name === 'TimeoutError')
    return new BusyError('The server is busy. Try again.', { cause: error });
  const { code = '', message } = error as NodeJS.ErrnoException;
  // SQLite's extended codes begin with the code: SQLITE_READONLY_DBMOVED.
  const key = code.startsWith('SQLITE_') ? code.split('_').slice(0, 2).join('_') : code;
  const sentence = sentences[key] ?? byMessage.find(([pattern]) => pattern.test(message))?.[1];
  const text = sentence?.(place) ?? `${place.name} reports: ${message.replace(/\.?$/, '.')}`;
  return new StorageError(text, { cause: error });
}
