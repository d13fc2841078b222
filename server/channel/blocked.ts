import { refuse, type Now, type Refusal } from '../live/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { isMarkedBy } from '../shared/marks.ts';

/** Whether a person has blocked the acting account. */
export function hasBlocked(personId: string, { store }: Pick<Now, 'store'>): boolean {
  const contact = store.contactWith.get(personId);
  return contact !== undefined && isMarkedBy(store.of(personId), 'blockedContacts', contact.id);
}

/**
 * Refuses what blocked people cannot do with each other, such as 'write to'. The sentence says who has blocked whom only to
 * the person who has done it. A posting of the sample can belong to nobody.
 */
export function refuseBlocked(
  personId: string | null,
  field: string,
  verb: 'apply to' | 'call' | 'connect with' | 'order from' | 'reply to' | 'send proposals to' | 'write to',
  now: Now,
): Refusal | undefined {
  const { store } = now;
  const contact = personId !== null && store.contactWith.get(personId);
  if (!contact) return undefined;
  const { name } = getOrThrow(store.people, personId);
  if (isMarkedBy(store, 'blockedContacts', contact.id))
    return refuse('NOT_ALLOWED', field, `Unblock ${name} to ${verb} them.`);
  return hasBlocked(personId, now)
    ? refuse('NOT_ALLOWED', field, `You cannot ${verb} ${name} at the moment.`)
    : undefined;
}
