import { productConditions } from '../../schema/rules/product/filter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import type { ProductSort } from '../generated/resolvers.ts';
import { byId, getOrThrow } from '../shared/lookup.ts';
import { isIn } from '../shared/marks.ts';
import { countCommon, similarBy } from '../shared/similar.ts';
import type { Sample } from '../sample.ts';
import { newestFirst } from '../shared/time.ts';
import type { CourseRecord, ShopItemRecord } from './records.ts';

type Order = (a: ShopItemRecord, b: ShopItemRecord) => number;

const newest: Order = newestFirst(({ createdAt }) => createdAt);
const popular: Order = (a, b) => b.popularity - a.popularity || newest(a, b);

const orders: Record<ProductSort, Order> = {
  POPULAR: popular,
  RECENT: newest,
  RECOMMENDED: (a, b) => Number(b.recommended) - Number(a.recommended) || popular(a, b),
  TOP_RATED: (a, b) => b.rating - a.rating || newest(a, b),
};

const isCourse = (item: ShopItemRecord): item is CourseRecord => 'difficultyLevel' in item;

/** Common tags count most, then the category, then the type. Items of the same creator have a list of their own. */
const similarity = (item: ShopItemRecord, other: ShopItemRecord) =>
  item.sellerId === other.sellerId
    ? 0
    : 4 * countCommon(item.tags, other.tags) +
      2 * Number(item.category === other.category) +
      Number(isCourse(item) === isCourse(other));

/** The digital products and courses with their search. */
export function createProductStore({ products, courses, people, marks }: Sample) {
  const items: readonly ShopItemRecord[] = [...products, ...courses];
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const factsOf = (item: ShopItemRecord) => ({
    ...item,
    creatorName: getOrThrow(names, item.sellerId),
    isCourse: isCourse(item),
  });
  return {
    products: byId(products),
    courses: byId(courses),
    /** Products and courses together. */
    shopItems: byId(items),
    /** Similar items, most similar first. */
    similarItems: similarBy(items, items.toSorted(orders.RECOMMENDED), similarity),
    shopCatalogue: createCatalogue(items, {
      ...createIndexes(productConditions, factsOf, { wishlistedOnly: isIn(marks.wishlistedProducts) }),
      orders,
    }),
  };
}
