import type { ChannelType, ContactStatus } from '../generated/resolvers.ts';

/** A contact without the fields derived from its messages: the last one, its time, and the number of unread ones. */
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
  /** Whether the viewer has read it; for the viewer's own messages, whether the recipients have. */
  read: boolean;
}
