import { refuse, type Now, type Refusal } from '../data/action.ts';
import { isMarkedBy } from '../shared/marks.ts';
import { hasBlocked } from '../data/blocked.ts';

/** Refuses what cannot be done with a former member, such as 'hire'. */
export function refuseFormerMember(
  personId: string,
  field: string,
  verb: string,
  { store }: Pick<Now, 'store'>,
): Refusal | undefined {
  return store.people.get(personId)?.deletedAt === undefined
    ? undefined
    : refuse('NOT_ALLOWED', field, `You cannot ${verb} a person who has deleted the account.`);
}

/** Refuses `verb` for a former member or after a block; only the blocker reads why. Without a person it refuses nothing. */
export function refuseUnreachable(
  personId: string | null,
  field: string,
  verb: 'apply to' | 'call' | 'connect with' | 'order from' | 'reply to' | 'send proposals to' | 'write to',
  now: Now,
): Refusal | undefined {
  const { store } = now;
  const person = personId === null ? undefined : store.people.get(personId);
  if (!person) return undefined;
  const { id, name } = person;
  const refusal = refuseFormerMember(id, field, verb, now);
  if (refusal) return refusal;
  const contact = store.contactWith.get(id);
  if (!contact) return undefined;
  if (isMarkedBy(store, 'blockedContacts', contact.id))
    return refuse('NOT_ALLOWED', field, `Unblock ${name} to ${verb} them.`);
  return hasBlocked(id, store)
    ? refuse('NOT_ALLOWED', field, `You cannot ${verb} ${name} at the moment.`)
    : undefined;
}
