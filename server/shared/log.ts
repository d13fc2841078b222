type Level = 'info' | 'warn' | 'error';

interface Fields {
  requestId?: string | undefined;
  /** What was thrown. */
  error?: unknown;
  [name: string]: unknown;
}

/** An e-mail address, or the password and the host of a database's address. */
const address = /[^\s/:@"'(<]+@[\w-]+(\.[\w-]+)+/g;
const mask = (text: string): string => text.replace(address, '…');

/** The stacks of an error and its causes. Further properties can have values of rows, such as `detail` of PostgreSQL. */
const stackOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.stack ?? error.message}${error.cause === undefined ? '' : `\nCause: ${stackOf(error.cause)}`}`
    : String(error);

/** A line of the log: JSON, or a readable text with `isText`. E-mail addresses and passwords of addresses are left out. */
export function formatLine(
  level: Level,
  message: string,
  { error, ...fields }: Fields,
  isText: boolean,
): string {
  const stack = error === undefined ? undefined : stackOf(error);
  if (!isText) {
    const line = { time: new Date().toISOString(), level, message, ...fields, error: stack };
    return JSON.stringify(line, (_name, value: unknown) => (typeof value === 'string' ? mask(value) : value));
  }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const parts = [message, ...given.map(([name, value]) => `${name}=${String(value)}`)];
  return mask([parts.join(' '), ...(stack === undefined ? [] : [stack])].join('\n'));
}

/** Whether a person reads the output: at a terminal, and in the console of a browser, which has no `process`. */
const isForPeople = () => typeof process === 'undefined' || process.stdout.isTTY;

/** Writes a line of the server's log: `error` to standard error, the others to standard output. */
export function log(level: Level, message: string, fields: Fields = {}): void {
  const line = formatLine(level, message, fields, isForPeople());
  // oxlint-disable-next-line no-console -- the one place that writes the log
  console[level === 'error' ? 'error' : 'log'](line);
}
