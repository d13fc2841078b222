import { valuesById, type Choices } from '../../schema/rules/choices.ts';
import { productConditions } from '../../schema/rules/product/filter.ts';
import { badInput } from '../graphql/errors.ts';
import type {
  CategoryFamily,
  ProductFilter,
  ProductSort,
  ShopCategory,
  ShopCategoryTab,
  ShopFilterOptions,
} from '../generated/resolvers.ts';
import { toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { anyOption, optionsOf, readSort } from '../shared/filterOptions.ts';
import type { Store } from '../store.ts';
import { levels } from '../../schema/rules/product/choices.ts';
import { families, prices, types, productSorts } from '../../schema/rules/product/search.ts';

/** Converts a filter and an order into a selection of the catalogue. */
export function shopItemSelection(
  filter: ProductFilter | null | undefined,
  sort: ProductSort | null | undefined,
  { sample }: Store,
) {
  const lists = { wishlistedOnly: () => sample.marks.wishlistedProducts };
  return { ...toCatalogueQuery(productConditions, filter, { lists }), order: readSort(sort, productSorts) };
}

type ShopItemsWanted = ReturnType<typeof shopItemSelection>;

/** The choices of the filters. Each list is counted when its field is resolved, under all other filters. */
export function shopOptions(search: ShopItemsWanted, { shopCatalogue }: Store): ShopFilterOptions {
  const found = shopCatalogue.select(search);
  const all = (facet: keyof ShopItemsWanted['where'], label: string, value = 'all') => {
    const others = { ...search, where: { ...search.where, [facet]: null } };
    return anyOption(label, shopCatalogue.select(others).totalCount, value);
  };
  return {
    get type() {
      return [all('type', 'All Types'), ...optionsOf(types, found.counts('type'))];
    },
    get price() {
      return [all('price', 'All Prices'), ...optionsOf(prices, found.counts('price'))];
    },
    get level() {
      return [all('level', 'All Levels'), ...optionsOf(levels, found.counts('level'))];
    },
    get category() {
      const family = families[search.where.type === 'COURSE' ? 'COURSE' : 'SHOP'];
      const { id, label } = family.all;
      return [all('category', label, id), ...optionsOf<string>(family.choices, found.counts('category'))];
    },
  };
}

/** The tabs of one family, each with its number of items without other filters. */
export function shopTabs(family: CategoryFamily | null, store: Store): ShopCategoryTab[] {
  if (!family) throw badInput('family', 'one of SHOP, COURSE');
  const type = family === 'COURSE' ? 'COURSE' : null;
  const { category } = shopOptions(shopItemSelection({ type }, 'POPULAR', store), store);
  const { choices }: { choices: Choices<string> } = families[family];
  const ids = new Map(Object.entries(valuesById(choices)));
  return category.map(({ value, label, count }) => ({
    id: value,
    category: (ids.get(value) ?? null) as ShopCategory | null,
    label,
    family,
    count,
  }));
}
