import type { ConnectionState } from '../../../server/generated/resolvers.ts';
import {
  acceptInvitation,
  ignoreInvitation,
  removeConnection,
  reopenInvitation,
  requestConnection,
  withdrawConnectionRequest,
} from '../../actions/network.ts';
import { generateFor, type Generator, type World } from './define.ts';

const people =
  (state: ConnectionState) =>
  ({ pool, store }: World) =>
    pool.people.filter((id) => store.connectionStateOf(id) === state);

const invitations =
  (isAnswered: boolean) =>
  ({ store }: World) =>
    [...store.sample.invitations.values()].flatMap(({ id, answer }) =>
      (answer !== null) === isAnswered ? id : [],
    );

/** The actions on connections, requests and invitations. */
export const connections: readonly Generator[] = [
  generateFor(requestConnection, people('NONE'), (personId) => ({ personId })),
  generateFor(withdrawConnectionRequest, people('PENDING'), (personId) => ({ personId })),
  generateFor(removeConnection, people('CONNECTED'), (personId) => ({ personId })),
  generateFor(acceptInvitation, invitations(false), (invitationId) => ({ invitationId })),
  generateFor(ignoreInvitation, invitations(false), (invitationId) => ({ invitationId })),
  generateFor(reopenInvitation, invitations(true), (invitationId) => ({ invitationId })),
];
