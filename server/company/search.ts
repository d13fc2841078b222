import { companySizeChoices } from '../../schema/generated/company.ts';
import { companySortChoices, industryGroupChoices } from '../../schema/generated/companySearch.ts';
import { companyConditions } from '../../schema/generated/companyFilter.ts';
import type { Context } from '../data/context.ts';
import type { CompanyFilter, CompanySort } from '../../schema/generated/types.ts';
import { toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { facetOptions, placeOptions, readSort } from '../shared/filterOptions.ts';

/** What a search finds. The choices of the filters are counted for it. */
export function findCompanies(
  filter: CompanyFilter | null | undefined,
  sort: CompanySort | null | undefined,
  { store }: Context,
) {
  return store.companyCatalogue.select({
    ...toCatalogueQuery(companyConditions, filter, {
      places: store.companyPlaces,
      lists: { followedOnly: () => store.data.marks.followedCompanies },
    }),
    order: readSort(sort, companySortChoices),
  });
}

export type CompanyOptions = ReturnType<typeof findCompanies>;

/** The resolvers of each filter's choices. 'All Companies' with the value 'all' sets no filter. */
export const companyFilterOptions = {
  industryGroup: (found: CompanyOptions) =>
    facetOptions(found, 'industryGroup', industryGroupChoices, 'All Companies', 'all'),
  size: (found: CompanyOptions) => facetOptions(found, 'sizes', companySizeChoices),
  location: (found: CompanyOptions, _args: object, { store }: Context) =>
    placeOptions(found, store.companyPlaces),
};
