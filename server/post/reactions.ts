import type { PostRecord } from './records.ts';

/** The number that the order TOP uses. */
export const reactions = ({ likes, replies, shares }: PostRecord): number => likes + replies.length + shares;
