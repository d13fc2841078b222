import { isMarkedBy, type Marked } from '../shared/marks.ts';

/** The part of an account's store that says who has blocked whom. */
export interface Blocking {
  readonly contactWith: { get: (personId: string) => { id: string } | undefined };
  of: (account: string) => Marked;
}

/** Whether a person has blocked the account of the store. */
export function hasBlocked(personId: string, store: Blocking): boolean {
  const contact = store.contactWith.get(personId);
  return contact !== undefined && isMarkedBy(store.of(personId), 'blockedContacts', contact.id);
}
