import { reactions as reactionsOf } from '../../schema/rules/post/feed.ts';
import type { PostRecord } from './records.ts';

/** The number of comments, those included that are not told in full. */
export const comments = ({ olderComments, replies }: PostRecord): number => olderComments + replies.length;

/** What the order TOP counts. */
export const reactions = (post: PostRecord): number =>
  reactionsOf({ likes: post.likes, comments: comments(post), shares: post.shares });
