import { difficultyLevelChoices } from '../../schema/generated/course.ts';
import {
  productSortChoices,
  shopItemTypeChoices,
  shopPriceChoices,
} from '../../schema/generated/productSearch.ts';
import { shopCategoryChoices } from '../../schema/generated/product.ts';
import { valuesById } from '../../schema/rules/choices.ts';
import { productConditions } from '../../schema/generated/productFilter.ts';
import { badInput } from '../shared/errors.ts';
import type {
  CategoryFamily,
  FilterOption,
  ProductFilter,
  ProductSort,
  ShopCategory,
  ShopCategoryTab,
} from '../../schema/generated/types.ts';
import { toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { facetOptions, readSort } from '../shared/filterOptions.ts';
import type { Store } from '../data/store.ts';
import { families } from '../../schema/rules/product/search.ts';

/** A search and what it finds. The choices of the filters are counted for it. */
export function findShopItems(
  filter: ProductFilter | null | undefined,
  sort: ProductSort | null | undefined,
  store: Store,
) {
  const { wishlistedProducts, ownedProducts } = store.data.marks;
  const lists = { wishlistedOnly: () => wishlistedProducts, ownedOnly: () => ownedProducts };
  const search = {
    ...toCatalogueQuery(productConditions, filter, { lists }),
    // The list of owned items has all of them; the wishlist has all but deleted items and drafts.
    ...(!filter?.ownedOnly && { unless: { hidden: filter?.wishlistedOnly ? 'WITHDRAWN' : 'UNLISTED' } }),
    order: readSort(sort, productSortChoices),
  };
  return { search, found: store.shopCatalogue.select(search) };
}

export type ShopOptions = ReturnType<typeof findShopItems>;

function categoryOptions({ search, found }: ShopOptions): FilterOption[] {
  const { all, choices } = families[search.where.type === 'COURSE' ? 'COURSE' : 'SHOP'];
  return facetOptions(found, 'category', choices, all.label, all.id);
}

/** The resolvers of each filter's choices. The first one, such as 'All Types' with the value 'all', sets no filter. */
export const shopFilterOptions = {
  type: ({ found }: ShopOptions) => facetOptions(found, 'type', shopItemTypeChoices, 'All Types', 'all'),
  price: ({ found }: ShopOptions) => facetOptions(found, 'price', shopPriceChoices, 'All Prices', 'all'),
  level: ({ found }: ShopOptions) =>
    facetOptions(found, 'level', difficultyLevelChoices, 'All Levels', 'all'),
  category: categoryOptions,
};

/** The tabs of one family, each with its number of items without other filters; the tab of all has no `category`. */
export function shopTabs(family: CategoryFamily | null, store: Store): ShopCategoryTab[] {
  if (!family) throw badInput('family', 'one of SHOP, COURSE');
  const type = family === 'COURSE' ? 'COURSE' : null;
  const category = categoryOptions(findShopItems({ type }, 'POPULAR', store));
  const ids: Readonly<Record<string, ShopCategory>> = valuesById(shopCategoryChoices);
  return category.map(({ value, label, count }) => ({
    id: value,
    category: ids[value] ?? null,
    label,
    family,
    count,
  }));
}
