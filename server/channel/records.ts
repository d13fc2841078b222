import type { Channel, Message } from '../../schema/generated/types.ts';

/** A conversation of two people, who share the record. The last message and unread ones are derived from the messages. */
export interface ContactRecord {
  id: string;
  /** The ids of the two people. Each must be able to read a message of it, since `lastMessage` throws without one. */
  memberIds: readonly [string, string];
  /** The people of the sample who appear online; `store.isOnline` covers the accounts that act. */
  onlineIds: string[];
}

export interface ChannelRecord extends Pick<Channel, 'id' | 'name' | 'type' | 'members' | 'description'> {
  /** Ids of the members with a record, at most ten in the sample; no action adds one. `members` counts all, for display. */
  memberIds: string[];
}

export interface MessageRecord extends Pick<Message, 'id' | 'senderId' | 'text' | 'sentAt'> {
  /** The id of the contact or channel. */
  conversationId: string;
  /** The ids of the people who can read it: the sender, and those to whom it was sent. */
  readerIds: string[];
  /** The ids of the readers who have not read it; never the sender's. */
  unreadBy: string[];
}

export const partnerOf = ({ memberIds: [one, other] }: ContactRecord, viewerId: string): string =>
  one === viewerId ? other : one;

/** A conversation's id in the message list. Unique: a contact's id has a person's name or a hash, a channel's a topic. */
export const threadIdOf = (conversationId: string) => conversationId.replace(/^(contact|channel)/, 'thread');
