import { companySizeChoices } from '../../schema/generated/company.ts';
import { companySortChoices, industryGroupChoices } from '../../schema/generated/companySearch.ts';
import { companyConditions } from '../../schema/rules/company/filter.ts';
import type { Context } from '../data/context.ts';
import type { CompanyFilter, CompanySort } from '../../schema/generated/types.ts';
import type { Store } from '../data/store.ts';
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
      lists: { followedOnly: () => store.data.marks.followedCompanies },
    }),
    order: readSort(sort, companySortChoices),
  };
}

/** What a search finds. The choices of the filters are counted for it. */
export type CompanyOptions = ReturnType<Store['companyCatalogue']['select']>;

export const companyOptions = (search: ReturnType<typeof companySelection>, store: Store): CompanyOptions =>
  store.companyCatalogue.select(search);

export const companyFilterOptions = {
  industryGroup: (found: CompanyOptions) =>
    facetOptions(found, 'industryGroup', industryGroupChoices, 'All Companies', 'all'),
  size: (found: CompanyOptions) => facetOptions(found, 'sizes', companySizeChoices),
  location: (found: CompanyOptions, _args: object, { store }: Context) =>
    placeOptions(found, store.companyPlaces),
};
