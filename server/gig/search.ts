import { gigConditions } from '../../schema/rules/gig/filter.ts';
import type { GigFilter, GigFilterOptions, GigSort } from '../generated/resolvers.ts';
import { toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { anyOption, optionsOf, readSort } from '../shared/filterOptions.ts';
import type { Store } from '../store.ts';
import { categories, deliveries, priceBands, gigSorts } from '../../schema/rules/gig/choices.ts';

/** Converts a filter and an order into a selection of the catalogue. */
export function gigSelection(
  filter: GigFilter | null | undefined,
  sort: GigSort | null | undefined,
  { gigCatalogue, sample, viewer }: Store,
) {
  const lists = {
    mineOnly: () => gigCatalogue.holding('seller', viewer.id).map(({ id }) => id),
    wishlistedOnly: () => sample.marks.wishlistedGigs,
  };
  return { ...toCatalogueQuery(gigConditions, filter, { lists }), order: readSort(sort, gigSorts) };
}

type GigsWanted = ReturnType<typeof gigSelection>;

/** The choices of the filters. Each list is counted when its field is resolved, under all other filters. */
export function gigOptions(search: GigsWanted, { gigCatalogue }: Store): GigFilterOptions {
  const found = gigCatalogue.select(search);
  const any = (facet: keyof GigsWanted['where'], label: string, value?: string) => {
    const others = { ...search, where: { ...search.where, [facet]: null } };
    return anyOption(label, gigCatalogue.select(others).totalCount, value);
  };
  return {
    get category() {
      return [any('category', 'All categories', 'all'), ...optionsOf(categories, found.counts('category'))];
    },
    get price() {
      return [any('price', 'Any price'), ...optionsOf(priceBands, found.counts('price'))];
    },
    get delivery() {
      return [any('delivery', 'Anytime', 'anytime'), ...optionsOf(deliveries, found.counts('delivery'))];
    },
  };
}
