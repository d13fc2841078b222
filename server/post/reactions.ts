import type { PostRecord } from './records.ts';

/** The number of comments, including those without a stored text. */
export const comments = ({ olderComments, replies }: PostRecord): number => olderComments + replies.length;

/** The number that the order TOP uses. */
export const reactions = (post: PostRecord): number => post.likes + comments(post) + post.shares;
