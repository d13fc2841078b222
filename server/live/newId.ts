import { sha256Of, shortHashOf } from '../shared/hash.ts';

/** The hash of an action's input, which the journal stores in place of the input. */
export const hashOf = (input: unknown): string => sha256Of(JSON.stringify(input) ?? '');

/** Returns a function that makes the id of an action's new object, such as 'job-0f3a…', by kind; a retry gets the same. */
export function newIdOf(account: string, actionId: string): (kind: string) => string {
  // Clients choose the action's id. With the account, nobody can choose the id of another account's object.
  const hash = shortHashOf(`${account} ${actionId}`);
  return (kind) => `${kind}-${hash}`;
}
