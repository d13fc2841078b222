import type { Invitation } from '../../schema/generated/types.ts';

/** A received invitation. The stored record has the account that has received it as its `ownerId`. */
export interface InvitationRecord extends Pick<Invitation, 'id' | 'note' | 'sentAt'> {
  /** The person who sent it. */
  personId: string;
  /** Null until the account has answered. An ignored one that its sender has withdrawn is WITHDRAWN: nobody can accept it. */
  answer: 'ACCEPTED' | 'IGNORED' | 'WITHDRAWN' | null;
}

/** When the viewer connected with a person; the person's record has the other fields. */
export interface ConnectedRecord {
  id: string;
  personId: string;
  connectedAt: string;
}

/** How an account, the `ownerId` of the stored record, relates to a person, beside connections and invitations. */
export interface RelationRecord {
  /** `relationId` of the account and the person. */
  id: string;
  personId: string;
  mutualConnections: number;
  /** Whether the account has asked to connect. The person has not answered. */
  isRequested: boolean;
}

/** A conversation in the list of messages. Other fields are derived from its contact or channel and its messages. */
export interface MessageThreadRecord {
  id: string;
  /** The id of the contact or channel. */
  conversationId: string;
}
