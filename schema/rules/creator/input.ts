import { productFormInputBounds } from '../../generated/creator.actions.ts';
import type { CreatorProduct, ProductFormInput } from '../../generated/types.ts';
import { listedWords } from '../words.ts';

/** Bounds of a course's outline, which only the editor has. */
export const courseBounds = { title: { min: 1, max: 100 }, notes: { max: 20_000 } };

/** Each valid tag once, up to the maximum. */
export const validTags = (tags: readonly string[]): string[] =>
  listedWords(tags.join('\n'))
    .filter((tag) => tag.length <= productFormInputBounds.tags.maxLength)
    .slice(0, productFormInputBounds.tags.max);

/** Fields that the form does not change, and the category, whose label depends on the family. */
type Kept =
  | 'id'
  | 'status'
  | 'views'
  | 'downloads'
  | 'earnings'
  | 'createdAt'
  | 'shopItem'
  | 'category'
  | 'categoryId';

/** The fields of a product as its form states them. A new field of CreatorProduct does not compile until it has a value here. */
export const describedProduct = (form: ProductFormInput): Omit<CreatorProduct, Kept> => ({
  title: form.title,
  shortDescription: form.shortDescription,
  fullDescription: form.fullDescription,
  visibility: form.visibility ?? 'DRAFT',
  price: form.isFree ? 0 : (form.price ?? 0),
  isFree: form.isFree === true || !form.price,
  fileType: form.fileType ?? null,
  productType: form.productType ?? 'DIGITAL_FILE',
  difficultyLevel: form.difficultyLevel ?? null,
  duration: form.duration ?? null,
  showPreviews: form.showPreviews ?? null,
  thumbnail: form.thumbnail ?? null,
  tags: listedWords(form.tags ?? ''),
});
