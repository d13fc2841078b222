import { originOf, type Ask, type Origin, type Sent } from './operation.ts';

/** A property of the server that a check proves. */
export interface Property {
  check: string;
  /** The list, noun, type or action that is checked. */
  subject: string;
  property: string;
  /** Throws an error if the property does not hold or cannot be checked. */
  run: (ask: Ask) => unknown;
}

export interface Result extends Omit<Property, 'run'> {
  status: 'passed' | 'failed' | 'warning' | 'skipped';
  /** The path in the answer and why the property does not hold, or why it cannot be checked. */
  reason?: string;
  /** The request that shows the failure. */
  sent?: Sent;
}

/** Adds a property to a check. */
export type Verify = (subject: string, property: string, run: Property['run']) => void;

/** A property that the server does not have. `origin` shows it, otherwise that of the latest request. */
export class Violation extends Error {
  readonly origin: Origin | undefined;

  constructor(message: string, origin?: Origin) {
    super(message);
    this.origin = origin;
  }
}

/** A difference that may disturb a client, but does not break the contract. */
export class Warning extends Error {}

/** A property that cannot be checked, for example because the server has no data for it. */
export class Skipped extends Error {}

/** Throws a violation unless the condition holds. */
export function demand(condition: boolean, message: string, origin?: Origin): asserts condition {
  if (!condition) throw new Violation(message, origin);
}

/** Returns the objects of a type; throws `Skipped` if there are none. */
export function skipEmpty<T>(objects: readonly T[], type: string): readonly T[] {
  if (objects.length === 0) throw new Skipped(`The data that was found has no ${type}.`);
  return objects;
}

/** Runs for one item after the other, so that the first failure ends it. */
export async function inTurn<T>(items: Iterable<T>, run: (item: T) => Promise<unknown>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const item of items) await run(item);
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

/** Runs a property. A thrown error decides the status of its result. */
export async function resultOf({ run, ...property }: Property, ask: Ask): Promise<Result> {
  let latest: Sent | undefined;
  try {
    await run(async (query, variables = {}) => {
      latest = { query, variables };
      const answer = await ask(query, variables);
      latest = answer.sent;
      return answer;
    });
    return { ...property, status: 'passed' };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const reason = error.message;
    if (error instanceof Skipped) return { ...property, status: 'skipped', reason };
    if (error instanceof Warning) return { ...property, status: 'warning', reason };
    const { path, sent = latest } = (error instanceof Violation && error.origin) || (originOf(latest) ?? {});
    return {
      ...property,
      status: 'failed',
      reason: path ? `${path}: ${reason}` : reason,
      ...(sent && { sent }),
    };
  }
}
