import type { AddCommentInput, CreatePostInput } from '../../generated/types.ts';
import type { Bounds } from '../bounds.ts';

export const postBounds = {
  content: { min: 1, max: 3_000 },
  tags: { max: 10, maxLength: 50 },
} satisfies Bounds<CreatePostInput>;

export const commentBounds = { text: { min: 1, max: 1_000 } } satisfies Bounds<AddCommentInput>;
