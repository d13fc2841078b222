import type { JobExperience, JobSort, JobsScreenQueryVariables, Workplace } from '../../generated/graphql.ts';
import { datePosted, item, oneOf, page, sorts, tabs, text, type Meanings } from '../../lists/searchFields.ts';
import { ownPageSize } from '../../lists/pages.ts';
import { defineSearch, omitUndefined, type SearchState } from '../../lists/searchState.ts';

/** What the address of the jobs says; `job` is the one that is open beside the list. */
export const jobSearch = defineSearch('/jobs', {
  q: text(200),
  location: text(100),
  date: datePosted,
  experience: oneOf({
    any: undefined,
    entry: 'ENTRY',
    mid: 'MID',
    director: 'DIRECTOR',
    executive: 'EXECUTIVE',
  } satisfies Meanings<JobExperience>),
  company: oneOf({
    any: undefined,
    techcorp: 'techcorp',
    designstudio: 'designstudio',
    startupinc: 'startupinc',
  }),
  workplace: oneOf({
    any: undefined,
    remote: 'REMOTE',
    hybrid: 'HYBRID',
    onsite: 'ONSITE',
  } satisfies Meanings<Workplace>),
  easy: oneOf({ any: undefined, easy: true }),
  sort: sorts({ relevance: undefined, newest: 'NEWEST', salary: 'SALARY' } satisfies Meanings<JobSort>),
  tab: tabs('browse', 'applied', 'saved'),
  page,
  job: item,
});
export type JobSearch = SearchState<typeof jobSearch>;

/** The filters by what they are called on screen; their choices come with the data. */
export const filterLabels = {
  date: 'Date posted',
  experience: 'Experience level',
  company: 'Company',
  workplace: 'Workplace',
  easy: 'Easy Apply',
} as const;
export const filterNames = Object.keys(filterLabels);

/** The orders by their ids in the address. */
export const sortLabels: Readonly<Record<JobSearch['sort'], string>> = {
  relevance: 'Most relevant',
  newest: 'Most recent',
  salary: 'Highest salary',
};

/** Whoever looks for something, or at what is theirs, is offered nothing else. */
export const showsPicks = (search: JobSearch): boolean =>
  search.tab === 'browse' && !jobSearch.isNarrowed(search);

/** Jobs on one page of the list. */
export const pageSize = 10;

/** What of the search narrows the list, as the schema calls it. */
export function filterOf(search: JobSearch) {
  const { q, location, date, experience, company, workplace, easy } = jobSearch.values(search);
  return omitUndefined({
    query: q,
    location,
    datePosted: date,
    experienceLevel: experience,
    companyId: company,
    workplace,
    easyApply: easy,
  });
}

/** What an alert belongs to: in small letters, for case makes no other search. */
const alertVariables = (query: string, location: string) => ({
  // Some small letters are longer.
  ...(query && { query: query.toLowerCase().slice(0, 200) }),
  ...(location && { location: location.toLowerCase().slice(0, 100) }),
});

export function variablesOf(search: JobSearch): JobsScreenQueryVariables {
  const { sort, page: number } = jobSearch.values(search);
  const pages = { browse: { page: number }, applied: { appliedPage: number }, saved: { savedPage: number } };
  return {
    ...alertVariables(search.q, search.location),
    filter: filterOf(search),
    first: pageSize,
    own: ownPageSize,
    // The list of each tab has its own pages.
    ...omitUndefined({ sort, ...pages[search.tab] }),
  };
}
