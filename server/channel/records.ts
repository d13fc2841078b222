import type { ChannelType, ContactStatus } from '../generated/resolvers.ts';

/** A contact without what its messages tell: the last one, its moment, the number of unread ones. */
export interface ContactRecord {
  id: string;
  personId: string;
  status: ContactStatus;
}

export interface ChannelRecord {
  id: string;
  name: string;
  type: ChannelType;
  members: number;
  description: string;
  /** Ids of some members, at most 10. */
  memberIds: string[];
}

export interface MessageRecord {
  id: string;
  /** The id of the contact or channel. */
  conversationId: string;
  senderId: string;
  text: string;
  sentAt: string;
  /** By the viewer; of the viewer's own messages, by the others. */
  read: boolean;
}
