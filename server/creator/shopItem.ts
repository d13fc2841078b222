import { fileTypeOf, updatedShopItem } from '../../schema/rules/creator/shopItem.ts';
import type { Change } from '../data/changes.ts';
import type { Now } from '../data/action.ts';
import type { CourseRecord, ProductRecord } from '../product/records.ts';
import type { CreatorProductRecord } from './records.ts';

/** The picture of a shop item whose creator has chosen none of the site's: files are not sent. */
const picture = '/art/grove-fern-21.svg';

/** The form sends no outline, so a course is one lesson. */
function newShopItem(product: CreatorProductRecord, { viewerId, at }: Now): Change {
  const { duration, difficultyLevel, ...item } = updatedShopItem({ image: picture }, product, at);
  const record: ProductRecord = {
    ...item,
    id: product.id,
    imageAlt: null,
    sellerId: viewerId,
    visibility: product.visibility,
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
  const { title } = product;
  const course: CourseRecord = {
    ...record,
    duration: duration || 'Self-paced',
    difficultyLevel: difficultyLevel ?? 'BEGINNER',
    modules: [{ title, lessons: [{ title }] }],
    enrollments: 0,
  };
  return { put: 'courses', record: course };
}

/** The change that hides the shop item of a product as the product is, without waiting for a review; none if it shows less. */
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

/**
 * The change that gives the shop item of a product the product's texts and visibility, and creates it if there is none.
 */
export function shopItemChange(product: CreatorProductRecord, now: Now): Change {
  const { store, at } = now;
  const { visibility } = product;
  const course = store.courses.get(product.id);
  if (course) {
    const { duration, difficultyLevel, ...item } = updatedShopItem(course, product, at);
    const own = {
      duration: duration ?? course.duration,
      difficultyLevel: difficultyLevel ?? course.difficultyLevel,
    };
    return { put: 'courses', record: { ...course, ...item, ...own, visibility } };
  }
  const before = store.products.get(product.id);
  if (!before) return newShopItem(product, now);
  const { duration: _duration, difficultyLevel: _level, ...item } = updatedShopItem(before, product, at);
  return { put: 'products', record: { ...before, ...item, visibility } };
}
