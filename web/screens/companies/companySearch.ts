import type {
  CompaniesScreenQueryVariables,
  CompanySize,
  CompanySort,
  IndustryGroup,
} from '../../generated/graphql.ts';
import {
  meaningsOf,
  oneOf,
  oneText,
  page,
  sections,
  sorts,
  tabs,
  text,
  type Meanings,
} from '../../lists/searchFields.ts';
import { ownPageSize } from '../../lists/pages.ts';
import { defineSearch, omitUndefined, type SearchState } from '../../lists/searchState.ts';

/** The tabs, as the contract words the industry groups. */
export const industryTabs = [
  { id: 'all', label: 'All Companies', value: undefined },
  { id: 'technology', label: 'Technology', value: 'TECHNOLOGY' },
  { id: 'finance', label: 'Finance', value: 'FINANCE' },
  { id: 'healthcare', label: 'Healthcare', value: 'HEALTHCARE' },
  { id: 'media', label: 'Media', value: 'MEDIA' },
] as const satisfies readonly { id: string; label: string; value: IndustryGroup | undefined }[];

/** What the address of the companies says. */
export const companySearch = defineSearch('/companies', {
  q: text(200),
  industry: sections(meaningsOf(industryTabs)),
  size: oneOf({
    any: undefined,
    '10-50': 'FROM_10_TO_50',
    '50-100': 'FROM_50_TO_100',
    '100-250': 'FROM_100_TO_250',
    '250-500': 'FROM_250_TO_500',
    '500-1000': 'FROM_500_TO_1000',
    '1000+': 'FROM_1000',
  } satisfies Meanings<CompanySize>),
  location: oneText,
  sort: sorts({
    followers: undefined,
    name: 'NAME',
    jobs: 'OPEN_POSITIONS',
  } satisfies Meanings<CompanySort>),
  following: tabs('any', 'only'),
  page,
});
export type CompanySearch = SearchState<typeof companySearch>;

/** The filters by what they are called on screen; their choices come with the data. */
export const filterLabels = { size: 'Company size', location: 'Location' } as const;
export const filterNames = Object.keys(filterLabels);

/** The contract has no texts for orders but those of its description. */
export const sortLabels: Readonly<Record<CompanySearch['sort'], string>> = {
  followers: 'Most followed',
  name: 'Name',
  jobs: 'Most open positions',
};

/** Companies on one page of the list. */
export const pageSize = 8;

/** The list of followed companies is whole: no search narrows it. */
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
    filter: omitUndefined({ query, industryGroup, sizes: size && [size], location }),
    first: pageSize,
    ...omitUndefined({ sort, page: number }),
  };
}
