import { gigCategoryChoices } from '../../schema/generated/gig.ts';
import { gigDeliveryChoices, gigPriceBandChoices, gigSortChoices } from '../../schema/generated/gigSearch.ts';
import { gigConditions } from '../../schema/generated/gigFilter.ts';
import type { GigFilter, GigSort } from '../../schema/generated/types.ts';
import { on, toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { facetOptions, readSort } from '../shared/filterOptions.ts';
import type { Store } from '../data/store.ts';

/** What a search finds. The choices of the filters are counted for it. */
export function findGigs(
  filter: GigFilter | null | undefined,
  sort: GigSort | null | undefined,
  { gigCatalogue, data, viewer }: Store,
) {
  const lists = {
    mineOnly: () => gigCatalogue.holding('creator', viewer.id).map(({ id }) => id),
    wishlistedOnly: () => data.marks.wishlistedGigs,
  };
  return gigCatalogue.select({
    ...toCatalogueQuery(gigConditions, filter, { lists }),
    // Paused gigs stay in the viewer's own lists.
    ...(!filter?.mineOnly && !filter?.wishlistedOnly && { unless: { closed: on } }),
    order: readSort(sort, gigSortChoices),
  });
}

export type GigOptions = ReturnType<typeof findGigs>;

/** The resolvers of each filter's choices. The first one, such as 'All categories' with the value 'all', sets no filter. */
export const gigFilterOptions = {
  category: (found: GigOptions) =>
    facetOptions(found, 'category', gigCategoryChoices, 'All categories', 'all'),
  price: (found: GigOptions) => facetOptions(found, 'price', gigPriceBandChoices, 'Any price'),
  delivery: (found: GigOptions) => facetOptions(found, 'delivery', gigDeliveryChoices, 'Anytime', 'anytime'),
};
