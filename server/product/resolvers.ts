import { paginateSelection, readFirst } from '../shared/connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { find, getOrThrow } from '../shared/lookup.ts';
import { minutesOf } from '../shared/numbersOfTexts.ts';
import type { Store } from '../data/store.ts';
import { reasonsToHide } from '../data/visibility.ts';
import { formatPrice } from '../../schema/rules/numbers.ts';
import { categoryLabel } from '../../schema/rules/product/search.ts';
import { modulesOf } from './modules.ts';
import type { ShopItemRecord } from './records.ts';
import { findShopItems, shopFilterOptions, shopTabs } from './search.ts';

const seller = ({ sellerId }: ShopItemRecord, _args: unknown, { store }: { store: Store }) =>
  getOrThrow(store.people, sellerId);

/** Resolvers that products and courses share. */
const shopItem = {
  priceText: ({ price }: ShopItemRecord) => formatPrice(price),
  imageUrl: ({ image }: ShopItemRecord) => image,
  reviewCount: ({ reviews }: ShopItemRecord) => reviews,
  categoryLabel: ({ category }: ShopItemRecord) => categoryLabel(category),
  creator: (item: ShopItemRecord, args: unknown, context: { store: Store }) =>
    seller(item, args, context).name,
  seller,
  similarItems: (item: ShopItemRecord, { first }: { first: number }, { store }: { store: Store }) =>
    store.similarItems(item, readFirst(first)),
  creatorProduct: ({ id }: ShopItemRecord, _args: unknown, { store }: { store: Store }) =>
    store.creatorProducts.get(id) ?? null,
  isIndexed: (item: ShopItemRecord) => reasonsToHide(item).length === 0,
};

export const productResolvers = {
  Query: {
    products: (_parent, { filter, sort, ...page }, { store }) => {
      const options = findShopItems(filter, sort, store);
      return { ...paginateSelection(options.found, page), facets: options };
    },
    product: (_parent, { id }, { store }) => find(store.shopItems, id),
    shopCategories: (_parent, { family }, { store }) => shopTabs(family, store),
    shopFilterOptions: (_parent, _args, { store }) => findShopItems(null, 'POPULAR', store),
  },
  ShopFilterOptions: shopFilterOptions,
  Product: { ...shopItem, productType: () => 'DIGITAL' },
  Course: {
    ...shopItem,
    productType: () => 'COURSE',
    lessonCount: ({ modules }) => modules.reduce((sum, { lessons }) => sum + lessons.length, 0),
    durationMinutes: ({ duration }) => minutesOf(duration),
    moduleCount: ({ modules }) => modules.length,
    modules: modulesOf,
    completedLessonCount: (course, _args, { store }) =>
      modulesOf(course)
        .flatMap(({ lessons }) => lessons)
        .filter(({ id }) => store.data.marks.completedLessons.has(id)).length,
  },
} satisfies Resolvers;
