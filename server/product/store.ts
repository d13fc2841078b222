import { productConditions } from '../../schema/generated/productFilter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { defineNoun } from '../data/noun.ts';
import { reasonsToHide } from '../data/visibility.ts';
import { affects } from '../shared/derived.ts';
import { getOrThrow, unionOf, visibleOf } from '../shared/lookup.ts';
import { lowered } from '../shared/similar.ts';
import type { CourseRecord, ProductRecord, ShopItemRecord } from './records.ts';

const isCourse = (item: ShopItemRecord): item is CourseRecord => 'difficultyLevel' in item;
const newest = ({ createdAt }: ShopItemRecord) => -Date.parse(createdAt);

/** The digital products and courses that have a page for the account: also a withdrawn one, if the account owns a copy. */
export const shopItemStore = defineNoun(['products', 'courses', 'marks', 'viewer'], (data) => {
  function isVisible(item: ShopItemRecord): boolean {
    const { id, deletedAt, sellerId } = item;
    if (!reasonsToHide(item).includes('WITHDRAWN') || data.marks.ownedProducts.has(id)) return true;
    return deletedAt === undefined && sellerId === data.viewer.id;
  }
  const products = visibleOf<ProductRecord>(data.products, isVisible);
  const courses = visibleOf<CourseRecord>(data.courses, isVisible);
  return {
    products,
    courses,
    shopItems: unionOf<ShopItemRecord>(products, courses),
  };
});

export const productStore = defineNoun(
  ['products', 'courses', 'people'],
  ({ products, courses, people }, register) => {
    const allItems = unionOf<ShopItemRecord>(products, courses);
    const indexes = createIndexes(productConditions, (item: ShopItemRecord) => ({
      title: item.title,
      description: item.description,
      creator: getOrThrow(people, item.sellerId).name,
      price: item.price,
      category: item.category,
      __typename: isCourse(item) ? 'Course' : 'Product',
      difficultyLevel: isCourse(item) ? item.difficultyLevel : null,
    }));
    const itself = ({ id }: ShopItemRecord) => [id];
    const shopCatalogue = register(
      createCatalogue(allItems, {
        ...indexes,
        facets: {
          ...indexes.facets,
          seller: ({ sellerId }: ShopItemRecord) => sellerId,
          tag: ({ tags }: ShopItemRecord) => lowered(tags),
          ownCategory: ({ category }: ShopItemRecord) => category, // the filter's `category` adds COURSES
          hidden: reasonsToHide,
        },
        orders: {
          POPULAR: (item) => [-item.popularity, newest(item)],
          RECENT: (item) => [newest(item)],
          RECOMMENDED: (item) => [-Number(item.recommended), -item.popularity, newest(item)],
          TOP_RATED: (item) => [-item.rating, newest(item)],
        },
        affected: (idsWith) => [
          affects(products, itself),
          affects(courses, itself),
          affects(people, ({ id, name }, other) => (other?.name === name ? [] : idsWith('seller', id))),
        ],
      }),
    );
    return {
      /** Contains hidden items, too: `product/search.ts` excepts those that a list does not show. */
      shopCatalogue,
      /** The products and courses that a person sells, in the order of the list. */
      shopItemsBySeller: (seller: string) =>
        shopCatalogue.select({ where: { seller }, unless: { hidden: 'UNLISTED' }, order: 'given' }),
      /** Items of other sellers: common tags count most. */
      similarItems: (item: ShopItemRecord, count: number) =>
        shopCatalogue.similar(item, {
          weights: { tag: 4, ownCategory: 2, type: 1 },
          unlike: 'seller',
          unless: { hidden: 'UNLISTED' },
          order: 'RECOMMENDED',
          count,
        }),
    };
  },
);
