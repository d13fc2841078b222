import type { CreatorProductType, DifficultyLevel, FileType, ShopCategory } from '../../generated/types.ts';

/** The fields of a creator's product that its shop item shares. */
interface Described {
  title: string;
  shortDescription: string;
  fullDescription: string;
  price: number;
  thumbnail: string | null;
  categoryId: ShopCategory;
  tags: string[];
  duration: string | null;
  difficultyLevel: DifficultyLevel | null;
}

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
export const fileTypeOf = (product: { fileType: string | null; productType: CreatorProductType }): FileType =>
  product.productType === 'COURSE'
    ? 'VIDEO'
    : (fileTypes.find(([mediaType]) => product.fileType?.startsWith(mediaType))?.[1] ?? 'ZIP');
