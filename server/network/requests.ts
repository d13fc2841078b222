import type { Change } from '../data/changes.ts';
import type { Store } from '../data/store.ts';
import { relationTo } from '../data/relations.ts';

/** Sets whether an account has asked a person to connect. */
export const requested = (personId: string, isRequested: boolean, { data }: Store): Change => ({
  put: 'relations',
  record: { ...relationTo(data, personId), isRequested },
});

/** An account's invitations to a person that were not accepted. */
export const openInvitations = (personId: string, store: Store) =>
  Array.from(store.of(personId).data.invitations.values()).filter(
    (one) => one.personId === store.viewer.id && one.answer !== 'ACCEPTED',
  );

/** Removes a request and its unaccepted invitations: an ignored one could be accepted later. `answeredId` is kept. */
export const withoutRequest = (personId: string, store: Store, answeredId?: string): Change[] => [
  requested(personId, false, store),
  ...openInvitations(personId, store).flatMap(({ id }): Change[] =>
    id === answeredId ? [] : [{ drop: 'invitations', id }],
  ),
];

/** Withdraws a request. An ignored invitation stays, so that the next request is not delivered either. */
export const withdrawnRequest = (personId: string, store: Store): Change[] => [
  requested(personId, false, store),
  ...openInvitations(personId, store).map((one): Change =>
    one.answer === null
      ? { drop: 'invitations', id: one.id }
      : { put: 'invitations', record: { ...one, ownerId: personId, note: null, answer: 'WITHDRAWN' } },
  ),
];
