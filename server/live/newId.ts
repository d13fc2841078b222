import { sha256Of, shortHashOf } from '../shared/hash.ts';

/** A hash that names an input in the journal without its content. */
export const hashOf = (input: unknown): string => sha256Of(JSON.stringify(input) ?? '');

/**
 * Creates the ids of the objects that an action creates, such as 'job-0f3a…'. A retry gets the same ones. Clients choose
 * the id of an action, so the account is part of the hash: nobody can choose the id of another account's object.
 */
export function newIdOf(account: string, actionId: string): (kind: string) => string {
  const hash = shortHashOf(`${account} ${actionId}`);
  return (kind) => `${kind}-${hash}`;
}
