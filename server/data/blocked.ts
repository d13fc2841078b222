import { isMarkedBy, type Marked } from '../shared/marks.ts';

/** The part of an account's store that says who has blocked whom. `of` returns the store of another account. */
export interface Blocking {
  readonly contactWith: { get: (personId: string) => { id: string } | undefined };
  of: (account: string) => Marked;
}

/** Whether the person has blocked the account of the store, not the reverse. Both share a contact; each can mark it. */
export function hasBlocked(personId: string, store: Blocking): boolean {
  const contact = store.contactWith.get(personId);
  return contact !== undefined && isMarkedBy(store.of(personId), 'blockedContacts', contact.id);
}
