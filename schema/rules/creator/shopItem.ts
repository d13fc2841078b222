import type { CreatorProduct, FileType } from '../../generated/types.ts';

/** The fields of a creator's product that its shop item shares. */
type Described = Pick<
  CreatorProduct,
  | 'title'
  | 'shortDescription'
  | 'fullDescription'
  | 'price'
  | 'thumbnail'
  | 'categoryId'
  | 'tags'
  | 'duration'
  | 'difficultyLevel'
>;

/** The fields of a Live product's shop item after an update. A cleared picture keeps the old one. */
export const updatedShopItem = (before: { image: string }, now: Described, at: string) => ({
  title: now.title,
  description: now.shortDescription,
  fullDescription: now.fullDescription,
  price: now.price,
  image: now.thumbnail ?? before.image,
  category: now.categoryId,
  tags: now.tags,
  updatedAt: at,
  duration: now.duration,
  difficultyLevel: now.difficultyLevel,
});

/** The shop's kinds of files by the beginning of their media types, the first match counts. */
const fileTypes: readonly (readonly [mediaType: string, fileType: FileType])[] = [
  ['application/pdf', 'PDF'],
  ['application/json', 'CODE'],
  ['text/', 'CODE'],
  ['image/', 'DESIGN'],
  ['video/', 'VIDEO'],
];

/** The shop's kind of a product's file. Other files, and those of products without one, are archives. */
export const fileTypeOf = (product: Pick<CreatorProduct, 'fileType' | 'productType'>): FileType =>
  product.productType === 'COURSE'
    ? 'VIDEO'
    : (fileTypes.find(([mediaType]) => product.fileType?.startsWith(mediaType))?.[1] ?? 'ZIP');
