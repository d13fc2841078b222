import type { Ask, Sent } from './client.ts';

export interface Result {
  check: string;
  /** The list, noun, type or action that is checked. */
  subject: string;
  property: string;
  status: 'passed' | 'failed' | 'warning' | 'skipped';
  /** Why the property does not hold, or why it cannot be checked. */
  reason?: string;
  /** The request that shows the failure. */
  sent?: Sent;
}

/** A property that the server does not have. `sent` is the request that shows it, otherwise the latest one. */
export class Violation extends Error {
  readonly sent: Sent | undefined;

  constructor(message: string, sent?: Sent) {
    super(message);
    this.sent = sent;
  }
}

/** A difference that may disturb a client, but does not break the contract. */
export class Warning extends Error {}

/** A property that cannot be checked, for example because the server has no data for it. */
export class Skipped extends Error {}

/** Throws a violation unless the condition holds. */
export function demand(condition: boolean, message: string, sent?: Sent): asserts condition {
  if (!condition) throw new Violation(message, sent);
}

/** Runs for one item after the other, so that the first failure ends it. */
export async function inTurn<T>(items: Iterable<T>, run: (item: T) => Promise<void>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const item of items) await run(item);
}

/** The properties of one check. */
export interface Recorder {
  /** Runs a property and records its result; a thrown error decides the status. Unwanted properties do not run. */
  verify: (subject: string, property: string, run: (ask: Ask) => unknown) => Promise<void>;
}

/** Names that `--only` selects: a check, or a subject. Upper and lower case are equal. */
export type Wanted = ReadonlySet<string>;

/** Whether the names select a property. Names of checks and names of subjects combine with AND. */
export function isWanted(wanted: Wanted, checks: ReadonlySet<string>, check: string, subject: string) {
  const names = [...wanted];
  const ofChecks = names.filter((name) => checks.has(name));
  const ofSubjects = names.filter((name) => !checks.has(name));
  return (
    (ofChecks.length === 0 || ofChecks.includes(check.toLowerCase())) &&
    (ofSubjects.length === 0 || ofSubjects.includes(subject.toLowerCase()))
  );
}

/** The result of an error that a property has thrown. */
function outcomeOf(error: unknown, latest: Sent | undefined): Pick<Result, 'status' | 'reason' | 'sent'> {
  if (!(error instanceof Error)) throw error;
  if (error instanceof Skipped) return { status: 'skipped', reason: error.message };
  if (error instanceof Warning) return { status: 'warning', reason: error.message };
  const sent = error instanceof Violation ? (error.sent ?? latest) : latest;
  return { status: 'failed', reason: error.message, ...(sent && { sent }) };
}

/** Records the properties of a check in `results`. */
export const createRecorder = (
  check: string,
  ask: Ask,
  results: Result[],
  selects: (check: string, subject: string) => boolean,
): Recorder => ({
  async verify(subject, property, run) {
    if (!selects(check, subject)) return;
    let latest: Sent | undefined;
    try {
      await run(async (query, variables) => {
        latest = { query, variables: variables ?? {} };
        return ask(query, variables);
      });
      results.push({ check, subject, property, status: 'passed' });
    } catch (error) {
      results.push({ check, subject, property, ...outcomeOf(error, latest) });
    }
  },
});
