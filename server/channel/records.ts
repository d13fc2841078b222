import type { Channel, ContactStatus } from '../generated/resolvers.ts';

export interface ContactRecord {
  id: string;
  personId: string;
  status: ContactStatus;
  lastMessage: string;
  sentAt: string;
  unread: number | null;
}

export type ChannelRecord = Channel;
