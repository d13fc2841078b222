import { productConditions } from '../../schema/rules/product/filter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { affects, defineNoun } from '../shared/derived.ts';
import { getOrThrow, unionOf } from '../shared/lookup.ts';
import { lowered } from '../shared/similar.ts';
import type { CourseRecord, ShopItemRecord } from './records.ts';

const isCourse = (item: ShopItemRecord): item is CourseRecord => 'difficultyLevel' in item;
const newest = ({ createdAt }: ShopItemRecord) => -Date.parse(createdAt);

/** The digital products and courses with their search. */
export const productStore = defineNoun(
  ['products', 'courses', 'people'],
  ({ products, courses, people }, register) => {
    const shopItems = unionOf<ShopItemRecord>(products, courses);
    const indexes = createIndexes(productConditions, (item: ShopItemRecord) => ({
      title: item.title,
      description: item.description,
      creatorName: getOrThrow(people, item.sellerId).name,
      price: item.price,
      category: item.category,
      isCourse: isCourse(item),
      ...(isCourse(item) && { difficultyLevel: item.difficultyLevel }),
    }));
    const own = ({ id }: ShopItemRecord) => [id];
    const shopCatalogue = register(
      createCatalogue(shopItems, {
        ...indexes,
        facets: {
          ...indexes.facets,
          seller: ({ sellerId }: ShopItemRecord) => sellerId,
          tag: ({ tags }: ShopItemRecord) => lowered(tags),
          ownCategory: ({ category }: ShopItemRecord) => category,
        },
        orders: {
          POPULAR: (item) => [-item.popularity, newest(item)],
          RECENT: (item) => [newest(item)],
          RECOMMENDED: (item) => [-Number(item.recommended), -item.popularity, newest(item)],
          TOP_RATED: (item) => [-item.rating, newest(item)],
          given: () => [],
        },
        affected: (idsWith) =>
          new Map([
            affects(products, own),
            affects(courses, own),
            affects(people, ({ id, name }, other) => (other?.name === name ? [] : idsWith('seller', id))),
          ]),
      }),
    );
    return {
      products,
      courses,
      /** Products and courses together. */
      shopItems,
      shopCatalogue,
      /** The products and courses that a person sells, in the order of the list. */
      shopItemsBySeller: (seller: string) => shopCatalogue.select({ where: { seller }, order: 'given' }),
      /**
       * Items of other sellers. Common tags count most, then the category, then the type. Items of the same creator
       * have a list of their own.
       */
      similarItems: (item: ShopItemRecord, count: number) =>
        shopCatalogue.similar(item, {
          weights: { tag: 4, ownCategory: 2, type: 1 },
          unlike: 'seller',
          order: 'RECOMMENDED',
          count,
        }),
    };
  },
);
