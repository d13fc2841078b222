import { createPostInputBounds } from '../../schema/generated/post.actions.ts';
import type { CreatePostInput, Post } from '../../schema/generated/types.ts';
import { hashtagsIn } from '../../schema/rules/post/hashtags.ts';

/** Fields that depend on the reader, the author and the comments. */
type Derived =
  | 'id'
  | 'author'
  | 'timePosted'
  | 'postedAt'
  | 'comments'
  | 'replies'
  | 'viewerHasLiked'
  | 'viewerHasSaved';

/** A new field of Post does not compile until it has a value here. */
export const createdPost = ({ content, image, tags }: CreatePostInput): Omit<Post, Derived> => ({
  content,
  image: image ?? null,
  imageAlt: null,
  likes: 0,
  shares: 0,
  tags: tags ?? hashtagsIn(content).slice(0, createPostInputBounds.tags.max),
  isFeatured: false,
});
