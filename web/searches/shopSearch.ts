import { difficultyLevelChoices } from '../../schema/generated/course.ts';
import {
  productSortChoices,
  shopItemTypeChoices,
  shopPriceChoices,
} from '../../schema/generated/productSearch.ts';
import { ownPageSize } from '../lists/pages.ts';
import type { EachCondition } from '../../schema/rules/conditions.ts';
import { labelsById, valuesById } from '../../schema/rules/choices.ts';
import { families } from '../../schema/rules/product/search.ts';
import type { SearchedProductFilter } from '../../schema/generated/productFilter.ts';
import type { ShopScreenQueryVariables } from '../generated/graphql.ts';
import { oneOf, page, sorts, tabs, words } from '../lists/searchFields.ts';
import { defineSearch, omitUndefined, type FilterLabels, type SearchState } from '../lists/searchState.ts';

const shopCategories = { all: undefined, ...valuesById(families.SHOP.choices) };
const courseCategories = { 'all-courses': undefined, ...valuesById(families.COURSE.choices) };

const baseSearch = defineSearch('/shop', {
  q: words,
  type: oneOf({ all: undefined, ...valuesById(shopItemTypeChoices) }),
  price: oneOf({ all: undefined, ...valuesById(shopPriceChoices) }),
  level: oneOf({ all: undefined, ...valuesById(difficultyLevelChoices) }),
  category: oneOf({ ...shopCategories, ...courseCategories }),
  sort: sorts(valuesById(productSortChoices)),
  wishlist: tabs('any', 'only'),
  page,
});
export type ShopSearch = SearchState<typeof baseSearch>;

export const isOfCourses = ({ category }: ShopSearch) => Object.hasOwn(courseCategories, category);

/** Levels and course categories require the course type: another type removes them. */
const withoutConflicts = (search: ShopSearch): ShopSearch =>
  search.type === 'course'
    ? search
    : { ...search, level: 'all', ...(isOfCourses(search) && { category: 'all' }) };

/** The search of the shop. Reading an address and building one remove filters that exclude each other. */
export const shopSearch = {
  ...baseSearch,
  read: (parameters: URLSearchParams) => withoutConflicts(baseSearch.read(parameters)),
  address: (search: Partial<ShopSearch>, at?: string) =>
    baseSearch.address(withoutConflicts({ ...baseSearch.defaults, ...search }), at),
};

/**
 * Returns the changes of a search when a category tab is chosen. The tab 'courses' leads to the course tabs, and a
 * shop tab back to the shop tabs. A shop tab other than 'all' also removes the type.
 */
export function changesForTab(search: ShopSearch, tab: string): Partial<ShopSearch> {
  const firstPage = shopSearch.fromStart(search);
  if (tab === 'courses') return { ...firstPage, type: 'course', category: 'all-courses' };
  const chosen = { ...firstPage, category: tab as ShopSearch['category'] };
  return tab === 'all' || isOfCourses(chosen) ? chosen : { ...chosen, type: 'all' };
}

/** The labels of the filters. The server returns their choices with the data. */
export const filterLabels = { type: 'Type', price: 'Price', level: 'Level' } as const satisfies FilterLabels<
  ShopSearch,
  'q' | 'category' | 'sort' | 'wishlist' | 'page'
>;

export const sortLabels = labelsById(productSortChoices);

export const pageSize = 12;

/** The wishlist ignores the words, the category, the filters and the sort order; only `page` applies. */
export function variablesOf(search: ShopSearch): ShopScreenQueryVariables {
  const own = { first: ownPageSize, ...omitUndefined({ page: shopSearch.values(search).page }) };
  if (search.wishlist === 'only') return { filter: { wishlistedOnly: true }, ...own };
  const { q: query, type, price, level, category, sort, page: number } = shopSearch.values(search);
  return {
    filter: omitUndefined<EachCondition<SearchedProductFilter>>({ query, type, price, level, category }),
    first: pageSize,
    ...omitUndefined({ sort, page: number }),
  };
}
