import { createPostInputBounds } from '../../schema/generated/post.actions.ts';
import type { CreatePostInput } from '../../schema/generated/types.ts';
import { hashtagsIn } from '../../schema/rules/post/hashtags.ts';
import type { PostRecord } from './records.ts';

/** The fields that the action adds. */
type Added = 'id' | 'authorId' | 'postedAt' | 'inFeed' | 'olderComments' | 'replies';

/** A new field of Post does not compile until it has a value here. */
export const createdPost = ({ content, image, tags }: CreatePostInput): Omit<PostRecord, Added> => ({
  content,
  image: image ?? null,
  imageAlt: null,
  likes: 0,
  shares: 0,
  tags: tags ?? hashtagsIn(content).slice(0, createPostInputBounds.tags.max),
  isFeatured: false,
});
