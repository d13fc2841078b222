import { acceptedInvitationDeed, invitationDeed } from '../effects/deeds.ts';
import type { Deed } from '../effects/sentences.ts';
import { newRequest } from '../effects/request.ts';
import { isSwitchedOn, newNotification } from '../effects/notification.ts';
import type { Change } from '../data/changes.ts';
import { refuseUnreachable } from '../effects/unreachable.ts';
import type { ConnectionState } from '../../schema/generated/types.ts';
import { refuse, refuseUnknown } from '../data/action.ts';
import type { ActionName, ActionsOf, Now, Refusal } from '../data/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import type { Store } from '../data/store.ts';
import { invitationEmails, refuseInvitation } from './invitationEmail.ts';
import type { InvitationRecord } from './records.ts';
import { countConnections, relationId } from '../data/relations.ts';
import { openInvitations, requested, withdrawnRequest, withoutRequest } from './requests.ts';
import { notificationsAbout, summaryOf } from './resolvers.ts';

const networkNotification = (personId: string, deed: Deed, now: Now): Change =>
  newNotification(personId, { kind: 'NETWORK', deed, subjectId: now.viewerId }, now);

/** Removes an account's unread notifications about a person. */
const withoutUnread = (personId: string, store: Store): Change[] =>
  notificationsAbout(personId, store).flatMap(({ id, read }) => (read ? [] : { drop: 'notifications', id }));

/** Connects an account with a person, or ends the connection if `connectedAt` is null. */
const connection = (
  personId: string,
  connectedAt: string | null,
  { connectionOf, viewer }: Store,
): Change[] => {
  const id = connectionOf.get(personId)?.id ?? relationId(viewer.id, personId);
  if (connectedAt !== null)
    return [{ put: 'connected', record: { id, ownerId: viewer.id, personId, connectedAt } }];
  return connectionOf.has(personId) ? [{ drop: 'connected', id }] : [];
};

/** Connects the acting account and the person on both sides, or disconnects them, and counts both sides' connections. */
function connections(personId: string, connectedAt: string | null, { store, viewerId }: Now): Change[] {
  const by = Number(connectedAt !== null) - Number(store.connectionOf.has(personId));
  return [
    ...connection(personId, connectedAt, store),
    ...connection(viewerId, connectedAt, store.of(personId)),
    ...(by === 0 ? [] : [countConnections(personId, by, store), countConnections(viewerId, by, store)]),
  ];
}

/** Why the acting account cannot ask a person to connect. */
const alreadyRelated: Readonly<Record<Exclude<ConnectionState, 'NONE'>, Refusal>> = {
  SELF: refuse('NOT_ALLOWED', 'personId', 'You cannot connect with yourself.'),
  CONNECTED: refuse('ALREADY_DONE', 'personId', 'You are connected already.'),
  INVITED: refuse('NOT_ALLOWED', 'personId', 'This person has invited you. Answer the invitation.'),
  PENDING: refuse('ALREADY_DONE', 'personId', 'You have asked this person already.'),
};

/** Refuses a request to a person whose settings do not accept it. */
function refuseRequest(personId: string, now: Now): Refusal | undefined {
  const { store } = now;
  const other = store.of(personId);
  const { connectionRequestPolicy } = other.settings.privacy;
  if (connectionRequestPolicy === 'EVERYONE') return undefined;
  const { name } = getOrThrow(store.people, personId);
  if (connectionRequestPolicy === 'NOBODY')
    return refuse('NOT_ALLOWED', 'personId', `${name} accepts no connection requests.`);
  const isMutual =
    store.mutualConnectionsOf(personId) > 0 || // the sample's number
    [...store.connectionOf.keys()].some((id) => other.connectionOf.has(id));
  return isMutual
    ? undefined
    : refuse(
        'NOT_ALLOWED',
        'personId',
        `${name} accepts requests only from people with a mutual connection.`,
      );
}

/** An invitation that its sender has not withdrawn. */
function invitationWith({ data }: Store, id: string) {
  const invitation = data.invitations.get(id);
  return invitation?.answer === 'WITHDRAWN' ? undefined : invitation;
}

/** Answers an invitation, and marks the account's notifications about its sender as read. */
function answered(
  invitation: InvitationRecord & { ownerId: string },
  answer: InvitationRecord['answer'],
  store: Store,
): Change[] {
  const read = notificationsAbout(invitation.personId, store).filter((one) => !one.read);
  return [
    { put: 'invitations', record: { ...invitation, answer } },
    ...read.map((one): Change => ({ put: 'notifications', record: { ...one, read: true } })),
  ];
}

function answeredPayload(invitationId: string, { store }: Now) {
  const { personId } = invitationWith(store, invitationId)!;
  return {
    person: getOrThrow(store.people, personId),
    notifications: notificationsAbout(personId, store).filter(({ read }) => read),
    summary: summaryOf(store),
  };
}

/** The actions on connections and invitations, each a `LiveAction`. `server/live/actions.ts` collects those of all nouns. */
export const networkActions = {
  requestConnection: {
    right: 'member',
    decide: ({ personId, note }, now) => {
      const { store, viewerId, at, newId } = now;
      if (!store.people.has(personId)) return refuseUnknown('personId');
      const state = store.connectionStateOf(personId);
      const refusal =
        state === 'NONE'
          ? (refuseUnreachable(personId, 'personId', 'connect with', now) ?? refuseRequest(personId, now))
          : alreadyRelated[state];
      if (refusal) return refusal;
      const invitation = {
        id: newId('invitation'),
        ownerId: personId,
        personId: viewerId,
        note: note || null,
        sentAt: at,
        answer: null,
      };
      // A person who has ignored a request does not get it again. The sender cannot see that. In the state NONE an open
      // invitation is IGNORED or WITHDRAWN.
      const [ignored] = openInvitations(personId, store);
      if (ignored)
        return [
          requested(personId, true, store),
          { put: 'invitations', record: { ...invitation, id: ignored.id, answer: 'IGNORED' } },
        ];
      return [
        requested(personId, true, store),
        { put: 'invitations', record: invitation },
        ...(isSwitchedOn(personId, 'connectionRequests', now)
          ? [networkNotification(personId, invitationDeed, now)]
          : []),
      ];
    },
    payload: ({ personId }, { store }) => ({ person: getOrThrow(store.people, personId) }),
  },
  withdrawConnectionRequest: {
    right: 'member',
    decide: ({ personId }, { store, viewerId }) => {
      if (!store.people.has(personId)) return refuseUnknown('personId');
      if (store.connectionStateOf(personId) !== 'PENDING')
        return refuse('ALREADY_DONE', 'personId', 'There is no request to withdraw.');
      return [...withdrawnRequest(personId, store), ...withoutUnread(viewerId, store.of(personId))];
    },
    payload: ({ personId }, { store }) => ({ person: getOrThrow(store.people, personId) }),
  },
  removeConnection: {
    right: 'member',
    decide: ({ personId }, now) => {
      const { store, viewerId } = now;
      if (!store.people.has(personId)) return refuseUnknown('personId');
      const changes = connections(personId, null, now);
      return changes.length > 0
        ? [...changes, ...withoutRequest(personId, store), ...withoutRequest(viewerId, store.of(personId))]
        : refuse('ALREADY_DONE', 'personId', 'You are not connected.');
    },
    payload: ({ personId }, { store }) => ({ person: getOrThrow(store.people, personId) }),
  },
  acceptInvitation: {
    right: 'owner',
    decide: ({ invitationId }, now) => {
      const { store, viewerId, at } = now;
      const invitation = invitationWith(store, invitationId);
      if (!invitation) return refuseUnknown('invitationId');
      if (invitation.answer === 'ACCEPTED')
        return refuse('ALREADY_DONE', 'invitationId', 'You have accepted this invitation already.');
      const { personId } = invitation;
      const refusal = refuseUnreachable(personId, 'invitationId', 'connect with', now);
      if (refusal) return refusal;
      return [
        ...answered(invitation, 'ACCEPTED', store),
        ...connections(personId, at, now),
        ...withoutRequest(personId, store), // the account's own, if it has asked, too
        ...withoutRequest(viewerId, store.of(personId), invitationId), // the sender's; this invitation stays
        networkNotification(personId, acceptedInvitationDeed, now),
      ];
    },
    payload: ({ invitationId }, now) => {
      const payload = answeredPayload(invitationId, now);
      const { id } = payload.person;
      return { ...payload, connection: now.store.connectionOf.has(id) ? payload.person : null };
    },
  },
  ignoreInvitation: {
    right: 'owner',
    decide: ({ invitationId }, { store }) => {
      const invitation = invitationWith(store, invitationId);
      if (invitation?.answer !== null) return refuseUnknown('invitationId');
      return answered(invitation, 'IGNORED', store);
    },
    payload: ({ invitationId }, now) => ({ invitationId, ...answeredPayload(invitationId, now) }),
  },
  reopenInvitation: {
    right: 'owner',
    decide: ({ invitationId }, now) => {
      const { store, viewerId } = now;
      const invitation = invitationWith(store, invitationId);
      if (!invitation) return refuseUnknown('invitationId');
      if (invitation.answer === null)
        return refuse('ALREADY_DONE', 'invitationId', 'This invitation has no answer to undo.');
      const reopened: Change = { put: 'invitations', record: { ...invitation, answer: null } };
      if (invitation.answer === 'IGNORED') return [reopened];
      if (!store.connectionOf.has(invitation.personId))
        return refuse('ALREADY_DONE', 'invitationId', 'You are connected no more: ask to connect again.');
      const other = store.of(invitation.personId);
      return [
        reopened,
        ...connections(invitation.personId, null, now),
        requested(viewerId, true, other),
        ...withoutUnread(viewerId, other),
      ];
    },
    payload: ({ invitationId }, { store }) => {
      const invitation = invitationWith(store, invitationId)!;
      return { invitation, person: getOrThrow(store.people, invitation.personId) };
    },
  },
  inviteByEmail: {
    right: 'member',
    decide: (input, now) => refuseInvitation(now) ?? [newRequest('EMAIL_INVITATION', input, now)],
    emails: invitationEmails,
    payload: ({ email }) => ({ email }),
  },
} satisfies Partial<ActionsOf<ActionName>>;
