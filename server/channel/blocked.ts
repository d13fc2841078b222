import type { Now } from '../live/action.ts';
import { isMarkedBy } from '../shared/marks.ts';

/** Whether a person has blocked the acting account. */
export function hasBlocked(personId: string, { store }: Pick<Now, 'store'>): boolean {
  const contact = store.contactWith.get(personId);
  return contact !== undefined && isMarkedBy(store.of(personId), 'blockedContacts', contact.id);
}
