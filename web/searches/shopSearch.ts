import { ownPageSize } from '../lists/pages.ts';
import type { EachCondition } from '../../schema/rules/conditions.ts';
import { labelsById, valuesById } from '../../schema/rules/choices.ts';
import { levels } from '../../schema/rules/product/choices.ts';
import { families, prices, productSorts, types } from '../../schema/rules/product/search.ts';
import type { SearchedProductFilter } from '../../schema/rules/product/filter.ts';
import type { ShopScreenQueryVariables } from '../generated/graphql.ts';
import { oneOf, page, sorts, tabs, text } from '../lists/searchFields.ts';
import { defineSearch, omitUndefined, type FilterLabels, type SearchState } from '../lists/searchState.ts';

const shopCategories = { all: undefined, ...valuesById(families.SHOP.choices) };
const courseCategories = { 'all-courses': undefined, ...valuesById(families.COURSE.choices) };

const declared = defineSearch('/shop', {
  q: text(200),
  type: oneOf({ all: undefined, ...valuesById(types) }),
  price: oneOf({ all: undefined, ...valuesById(prices) }),
  level: oneOf({ all: undefined, ...valuesById(levels) }),
  category: oneOf({ ...shopCategories, ...courseCategories }),
  sort: sorts(valuesById(productSorts)),
  wishlist: tabs('any', 'only'),
  page,
});
export type ShopSearch = SearchState<typeof declared>;

/** Whether the tabs of courses show. */
export const isOfCourses = ({ category }: ShopSearch) => Object.hasOwn(courseCategories, category);

/** Levels and categories of courses go with the type: whoever leaves courses leaves them, too. */
const coherent = (search: ShopSearch): ShopSearch =>
  search.type === 'course'
    ? search
    : { ...search, level: 'all', ...(isOfCourses(search) && { category: 'all' }) };

/** What the address of the shop says. */
export const shopSearch = {
  ...declared,
  read: (parameters: URLSearchParams) => coherent(declared.read(parameters)),
  address: (search: Partial<ShopSearch>, at?: string) =>
    declared.address(coherent({ ...declared.defaults, ...search }), at),
};

/**
 * What choosing a category tab makes of a search. The tab 'courses' leads to the courses and their own tabs, any tab of
 * the shop back to its tabs; each of these but 'all' also lets go of the type.
 */
export function withTab(search: ShopSearch, tab: string): Partial<ShopSearch> {
  const begun = shopSearch.fromStart(search);
  if (tab === 'courses') return { ...begun, type: 'course', category: 'all-courses' };
  const chosen = { ...begun, category: tab as ShopSearch['category'] };
  return tab === 'all' || isOfCourses(chosen) ? chosen : { ...chosen, type: 'all' };
}

/** The filters by what they are called on screen; their choices come with the data. */
export const filterLabels = { type: 'Type', price: 'Price', level: 'Level' } as const satisfies FilterLabels<
  ShopSearch,
  'q' | 'category' | 'sort' | 'wishlist' | 'page'
>;

export const sortLabels = labelsById(productSorts);

/** Products on one page of the list. */
export const pageSize = 12;

/** The wishlist is whole: no search narrows it. */
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
