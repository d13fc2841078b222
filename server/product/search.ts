import { badInput } from '../graphql/errors.ts';
import type {
  CategoryFamily,
  ProductFilter,
  ProductSort,
  ShopCategoryTab,
  ShopFilterOptions,
} from '../generated/resolvers.ts';
import { anyOption, optionsOf } from '../shared/filterOptions.ts';
import { ifSet } from '../shared/marks.ts';
import type { Store } from '../store.ts';
import { categoryOf, families, levels, prices, types } from './choices.ts';

/** A filter and an order as the catalogue wants them. */
export function shopItemsWanted(
  filter: ProductFilter | null | undefined,
  sort: ProductSort | null | undefined,
) {
  if (!sort) throw badInput('sort', 'one of POPULAR, RECENT, RECOMMENDED, TOP_RATED');
  return {
    query: filter?.query,
    where: {
      type: filter?.type,
      price: filter?.price,
      level: filter?.level,
      category: filter?.category,
      wishlisted: ifSet(filter?.wishlistedOnly),
    },
    order: sort,
  };
}

type ShopItemsWanted = ReturnType<typeof shopItemsWanted>;

/** The choices of the filters; each list is counted when somebody asks for it, under all other filters. */
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
      const [id, label] = family.all;
      return [all('category', label, id), ...optionsOf(family.choices, found.counts('category'))];
    },
  };
}

/** The tabs of one family, each with what it shows when nothing else is filtered. */
export function shopTabs(family: CategoryFamily | null, store: Store): ShopCategoryTab[] {
  if (!family) throw badInput('family', 'one of SHOP, COURSE');
  const type = family === 'COURSE' ? 'COURSE' : null;
  const { category } = shopOptions(shopItemsWanted({ type }, 'POPULAR'), store);
  return category.map(({ value, label, count }) => ({
    id: value,
    category: categoryOf.get(value) ?? null,
    label,
    family,
    count,
  }));
}
