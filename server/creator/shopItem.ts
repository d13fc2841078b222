import type { FileType } from '../../schema/generated/types.ts';
import type { Change } from '../data/changes.ts';
import type { Now } from '../data/action.ts';
import { present } from '../shared/present.ts';
import type { CourseRecord, ProductRecord } from '../product/records.ts';
import type { CreatorProductRecord } from './records.ts';

/** The picture of a shop item without one of the site: a server does not get the files that creators choose. */
const picture = '/art/grove-fern-21.svg';

/** The shop's kinds of files by the beginning of their media types. At most one matches, so the order is free. */
const fileTypes: readonly (readonly [mediaType: string, fileType: FileType])[] = [
  ['application/pdf', 'PDF'],
  ['application/json', 'CODE'],
  ['text/', 'CODE'],
  ['image/', 'DESIGN'],
  ['video/', 'VIDEO'],
];

/** The shop's kind of a product's file. Other files, and those of products without one, are archives. */
const fileTypeOf = ({ productType, fileType }: CreatorProductRecord): FileType =>
  productType === 'COURSE'
    ? 'VIDEO'
    : (fileTypes.find(([mediaType]) => fileType?.startsWith(mediaType))?.[1] ?? 'ZIP');

/** The fields of a product that its shop item shares. */
const described = (product: CreatorProductRecord) => ({
  title: product.title,
  description: product.shortDescription,
  fullDescription: product.fullDescription,
  price: product.price,
  category: product.categoryId,
  tags: product.tags,
  visibility: product.visibility,
});

/** A new shop item. The form sends no outline, so a course has one lesson. */
function newShopItem(product: CreatorProductRecord, { viewerId, at }: Now): Change {
  const record: ProductRecord = {
    ...described(product),
    id: product.id,
    image: product.thumbnail ?? picture,
    imageAlt: null,
    sellerId: viewerId,
    rating: 0,
    reviews: 0,
    popularity: 0,
    recommended: false,
    downloads: 0,
    fileType: fileTypeOf(product),
    createdAt: at,
    updatedAt: null,
    featured: false,
    additionalFeatures: [],
  };
  if (product.productType !== 'COURSE') return { put: 'products', record };
  const { title, duration, difficultyLevel } = product;
  const course: CourseRecord = {
    ...record,
    duration: duration || 'Self-paced',
    difficultyLevel: difficultyLevel ?? 'BEGINNER',
    modules: [{ title, lessons: [{ title }] }],
    enrollments: 0,
  };
  return { put: 'courses', record: course };
}

/** Narrows the visibility of a shop item to that of its product at once, without a review; never widens it. */
export function hiddenShopItem(
  { id, visibility }: Pick<CreatorProductRecord, 'id' | 'visibility'>,
  now: Now,
) {
  const { visibility: before = 'PUBLIC' } = now.store.shopItems.get(id) ?? {};
  const isHidden = visibility === 'DRAFT' || (visibility === 'PRIVATE' && before === 'PUBLIC');
  return isHidden ? shopItemWith(id, { visibility }, now) : [];
}

/** The change that sets fields of the shop item of a product; none if the product has no shop item. */
export function shopItemWith(
  id: string,
  fields: Partial<Pick<ProductRecord, 'deletedAt' | 'visibility'>>,
  { store: { data } }: Now,
): Change[] {
  const course = data.courses.get(id);
  if (course) return [{ put: 'courses', record: { ...course, ...fields } }];
  const product = data.products.get(id);
  return product ? [{ put: 'products', record: { ...product, ...fields } }] : [];
}

/** Gives a shop item the texts and the visibility of its product, or creates it. Without a new picture it keeps its own. */
export function shopItemChange(product: CreatorProductRecord, now: Now): Change {
  const { store, at: updatedAt } = now;
  const edited = (before: ProductRecord) => ({
    ...described(product),
    image: product.thumbnail ?? before.image,
    updatedAt,
  });
  const course = store.courses.get(product.id);
  if (course) {
    const { duration = course.duration, difficultyLevel = course.difficultyLevel } = present(product);
    return { put: 'courses', record: { ...course, ...edited(course), duration, difficultyLevel } };
  }
  const item = store.products.get(product.id);
  return item ? { put: 'products', record: { ...item, ...edited(item) } } : newShopItem(product, now);
}
