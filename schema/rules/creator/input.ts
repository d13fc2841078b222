import { productFormInputBounds } from '../../generated/creator.actions.ts';
import { listedWords } from '../words.ts';

/** Bounds of a course's outline, which only the editor has. */
export const courseBounds = { title: { min: 1, max: 100 }, notes: { max: 20_000 } };

/** Each valid tag once, up to the maximum. */
export const validTags = (tags: readonly string[]): string[] =>
  listedWords(tags.join('\n'))
    .filter((tag) => tag.length <= productFormInputBounds.tags.maxLength)
    .slice(0, productFormInputBounds.tags.max);
