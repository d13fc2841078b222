import { createHash } from 'node:crypto';

/** A hash that names an input in the journal without its content. */
export const hashOf = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest('hex');

/**
 * Creates the ids of the objects that an action creates, such as 'job-0f3a…'. A retry gets the same ones. Clients choose
 * the id of an action, so the account is part of the hash: nobody can choose the id of another account's object.
 */
export function newIdOf(account: string, actionId: string): (kind: string) => string {
  const hash = createHash('sha256').update(`${account} ${actionId}`).digest('hex').slice(0, 16);
  return (kind) => `${kind}-${hash}`;
}
