import { companySizeChoices } from '../../schema/generated/company.ts';
import { companySortChoices, industryGroupChoices } from '../../schema/generated/companySearch.ts';
import { ownPageSize } from '../lists/pages.ts';
import type { EachCondition } from '../../schema/rules/conditions.ts';
import { labelsById, listOf, valuesById } from '../../schema/rules/choices.ts';
import type { SearchedCompanyFilter } from '../../schema/generated/companyFilter.ts';
import type { CompaniesScreenQueryVariables } from '../generated/graphql.ts';
import { oneOf, onePlace, page, sections, sorts, tabs, words } from '../lists/searchFields.ts';
import { defineSearch, omitUndefined, type FilterLabels, type SearchState } from '../lists/searchState.ts';

/** The tabs: all companies, then the industry groups. */
export const industryTabs = [
  { id: 'all', label: 'All Companies', value: undefined },
  ...listOf(industryGroupChoices),
] as const;

export const companySearch = defineSearch('/companies', {
  q: words,
  industry: sections({ all: undefined, ...valuesById(industryGroupChoices) }),
  size: oneOf({ any: undefined, ...valuesById(companySizeChoices) }),
  location: onePlace,
  sort: sorts(valuesById(companySortChoices)),
  following: tabs('any', 'only'),
  page,
});
export type CompanySearch = SearchState<typeof companySearch>;

/** The labels of the filters. The server returns their choices with the data. */
export const filterLabels = { size: 'Company size', location: 'Location' } as const satisfies FilterLabels<
  CompanySearch,
  'q' | 'industry' | 'sort' | 'following' | 'page'
>;
export const filterNames = Object.keys(filterLabels);

export const sortLabels = labelsById(companySortChoices);

export const pageSize = 8;

/** The list of followed companies ignores the words, the industry, the filters and the sort order; only `page` applies. */
export function variablesOf(search: CompanySearch): CompaniesScreenQueryVariables {
  const own = { first: ownPageSize, ...omitUndefined({ page: companySearch.values(search).page }) };
  if (search.following === 'only') return { filter: { followedOnly: true }, ...own };
  const {
    q: query,
    industry: industryGroup,
    size,
    location,
    sort,
    page: number,
  } = companySearch.values(search);
  return {
    filter: omitUndefined<EachCondition<SearchedCompanyFilter>>({
      query,
      industryGroup,
      sizes: size && [size],
      location,
    }),
    first: pageSize,
    ...omitUndefined({ sort, page: number }),
  };
}
