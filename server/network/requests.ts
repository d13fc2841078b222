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

/**
 * Removes a request with its invitations when two people connect or disconnect: an ignored one could still be accepted.
 * `answeredId` is kept.
 */
export const withoutRequest = (personId: string, store: Store, answeredId?: string): Change[] => [
  requested(personId, false, store),
  ...openInvitations(personId, store).flatMap(({ id }): Change[] =>
    id === answeredId ? [] : [{ drop: 'invitations', id }],
  ),
];

/** The sender withdraws. An ignored invitation stays WITHDRAWN, which nobody sees: the next request is ignored, too. */
export const withdrawnRequest = (personId: string, store: Store): Change[] => [
  requested(personId, false, store),
  ...openInvitations(personId, store).map((one): Change =>
    one.answer === null
      ? { drop: 'invitations', id: one.id }
      : { put: 'invitations', record: { ...one, ownerId: personId, note: null, answer: 'WITHDRAWN' } },
  ),
];
