import { companyConditions } from '../../schema/rules/company/filter.ts';
import type { Context } from '../context.ts';
import type { CompanyFilter, CompanyFilterOptions, CompanySort } from '../generated/resolvers.ts';
import { toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { anyOption, optionsOf, readSort } from '../shared/filterOptions.ts';
import { companySizes } from '../../schema/rules/company/choices.ts';
import { industryGroups, companySorts } from '../../schema/rules/company/search.ts';

/** Converts a filter and an order into a selection of the catalogue. */
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
    order: readSort(sort, companySorts),
  };
}

type CompaniesWanted = ReturnType<typeof companySelection>;

/** The choices of the filters. Each list is counted when its field is resolved, under all other filters. */
export function companyOptions(search: CompaniesWanted, { store }: Context): CompanyFilterOptions {
  const { companyCatalogue, companyPlaces } = store;
  const found = companyCatalogue.select(search);
  return {
    get industryGroup() {
      const inAll = companyCatalogue.select({ ...search, where: { ...search.where, industryGroup: null } });
      const all = anyOption('All Companies', inAll.totalCount, 'all');
      return [all, ...optionsOf(industryGroups, found.counts('industryGroup'))];
    },
    get size() {
      return optionsOf(companySizes, found.counts('sizes'));
    },
    get location() {
      const counts = found.counts('location');
      return companyPlaces.all.map((place) => ({
        value: place,
        label: place,
        count: counts(place),
      }));
    },
  };
}
