import { sha256Of, shortHashOf } from '../shared/hash.ts';

/** The hash of an action's input, which the journal stores in its place; that of '' for an action without an input. */
export const hashOf = (input: unknown): string => sha256Of(JSON.stringify(input) ?? '');

/** Returns a function from a kind ('job', 'message-2' for a second message) to the id of an action's object: 'job-0f3a…'. */
export function newIdOf(account: string, actionId: string): (kind: string) => string {
  // A retry gets the same. Clients choose the action's id: with the account, nobody chooses another account's ids.
  const hash = shortHashOf(`${account} ${actionId}`);
  return (kind) => `${kind}-${hash}`;
}
