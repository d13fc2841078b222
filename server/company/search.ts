import { companySizeChoices } from '../../schema/generated/company.ts';
import { companySortChoices, industryGroupChoices } from '../../schema/generated/companySearch.ts';
import { companyConditions } from '../../schema/rules/company/filter.ts';
import type { Context } from '../context.ts';
import type { CompanyFilter, CompanyFilterOptionsResolvers, CompanySort } from '../generated/resolvers.ts';
import type { Store } from '../store.ts';
import { toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { facetOptions, placeOptions, readSort } from '../shared/filterOptions.ts';

export function companySelection(
  filter: CompanyFilter | null | undefined,
  sort: CompanySort | null | undefined,
  { store }: Context,
) {
  return {
    ...toCatalogueQuery(companyConditions, filter, {
      places: store.companyPlaces,
      lists: { followedOnly: () => store.sample.marks.followedCompanies },
    }),
    order: readSort(sort, companySortChoices),
  };
}

/** What a search finds. The choices of the filters are counted for it. */
export type CompanyOptions = ReturnType<Store['companyCatalogue']['select']>;

export const companyOptions = (search: ReturnType<typeof companySelection>, store: Store): CompanyOptions =>
  store.companyCatalogue.select(search);

export const companyFilterOptions = {
  industryGroup: (found) =>
    facetOptions(found, 'industryGroup', industryGroupChoices, 'All Companies', 'all'),
  size: (found) => facetOptions(found, 'sizes', companySizeChoices),
  location: (found, _args, { store }) => placeOptions(found, store.companyPlaces),
} satisfies CompanyFilterOptionsResolvers;
