import type { Context } from '../context.ts';
import { badInput } from '../graphql/errors.ts';
import type { CompanyFilter, CompanyFilterOptions, CompanySort } from '../generated/resolvers.ts';
import { anyOf, anyOption, optionsOf } from '../shared/filterOptions.ts';
import { ifSet } from '../shared/marks.ts';
import { industryGroups, sizes } from './choices.ts';

/** A filter and an order as the catalogue wants them. */
export function companiesWanted(
  filter: CompanyFilter | null | undefined,
  sort: CompanySort | null | undefined,
  { store }: Context,
) {
  if (!sort) throw badInput('sort', 'one of FOLLOWERS, NAME, OPEN_POSITIONS');
  return {
    query: filter?.query,
    where: {
      industryGroup: filter?.industryGroup,
      size: anyOf('sizes', filter?.sizes, 6),
      location: store.companyPlaces.holding(filter?.location),
      followed: ifSet(filter?.followedOnly),
    },
    order: sort,
  };
}

type CompaniesWanted = ReturnType<typeof companiesWanted>;

/** The choices of the filters; each list is counted when somebody asks for it, under all other filters. */
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
      return optionsOf(sizes, found.counts('size'));
    },
    get location() {
      const counts = found.counts('location');
      return companyPlaces.all.map((place) => ({
        value: place,
        label: place,
        count: counts.get(place) ?? 0,
      }));
    },
  };
}
