import { jobExperienceChoices, jobTypeChoices, workplaceChoices } from '../../schema/generated/job.ts';
import { jobSortChoices } from '../../schema/generated/jobSearch.ts';
import { ownPageSize } from '../lists/pages.ts';
import type { Alerted } from '../../schema/rules/job/alert.ts';
import type { EachCondition } from '../../schema/rules/conditions.ts';
import { maxSearchLength } from '../../schema/rules/searchLength.ts';
import { labelsById, listOf, valuesById } from '../../schema/rules/choices.ts';
import { filterCompanies, minSalaries } from '../../schema/rules/job/search.ts';
import type { SearchedJobFilter } from '../../schema/generated/jobFilter.ts';
import type { JobsScreenQuery, JobsScreenQueryVariables } from '../generated/graphql.ts';
import { filterGroups, type FilterGroup } from '../lists/filterGroups.ts';
import { datePosted, item, oneOf, page, place, sorts, tabs, words } from '../lists/searchFields.ts';
import { defineSearch, omitUndefined, type FilterLabels, type SearchState } from '../lists/searchState.ts';

const salaryById = Object.fromEntries(minSalaries.map(({ id, value }) => [id, value])) as {
  readonly [M in (typeof minSalaries)[number] as M['id']]: M['value'];
};

/** `date` is the maximum age; `posted` lists the viewer's own postings; `job` is the job open beside the list. */
export const jobSearch = defineSearch('/jobs', {
  q: words,
  location: place,
  date: datePosted,
  experience: oneOf({ any: undefined, ...valuesById(jobExperienceChoices) }),
  company: oneOf({ any: undefined, ...valuesById(filterCompanies) }),
  workplace: oneOf({ any: undefined, ...valuesById(workplaceChoices) }),
  easy: oneOf({ any: undefined, easy: true }),
  salary: oneOf({ any: undefined, ...salaryById }),
  type: oneOf({ any: undefined, ...valuesById(jobTypeChoices) }),
  sort: sorts(valuesById(jobSortChoices)),
  tab: tabs('browse', 'applied', 'saved'),
  posted: tabs('any', 'mine'),
  page,
  job: item,
});
export type JobSearch = SearchState<typeof jobSearch>;

/** The labels of the filters. The server returns their choices with the data. */
export const filterLabels = {
  date: 'Date posted',
  experience: 'Experience level',
  company: 'Company',
  workplace: 'Workplace',
  easy: 'Easy Apply',
  salary: 'Salary',
  type: 'Job type',
} as const satisfies FilterLabels<JobSearch, 'q' | 'location' | 'sort' | 'tab' | 'posted' | 'page' | 'job'>;

/** Filters that links and alerts set, and that the panel has no select for. */
export const linkedFilters: readonly string[] = ['type'];
export const panelFilters = Object.keys(filterLabels).filter((name) => !linkedFilters.includes(name));

const typeOptions = listOf(jobTypeChoices).map(({ id, label }) => ({ value: id, label }));

export const filtersOf = (facets: JobsScreenQuery['jobs']['facets']): FilterGroup[] =>
  filterGroups(filterLabels, { ...facets, type: typeOptions });

export const sortLabels = labelsById(jobSortChoices);

/** Recommended jobs appear only on the first tab, without words, a place or filters. */
export const showsPicks = (search: JobSearch): boolean =>
  search.tab === 'browse' && search.posted === 'any' && !jobSearch.isNarrowed(search);

export const pageSize = 10;

/** The search of an alert, the inverse of `filterOf`. */
export const searchOfAlert = (alert: Alerted): JobSearch =>
  jobSearch.fromValues({
    q: alert.term,
    location: alert.location,
    date: alert.datePosted,
    experience: alert.experienceLevel,
    company: alert.companyId,
    workplace: alert.workplace,
    easy: alert.easyApply,
    type: alert.type,
    salary: alert.minSalary,
  } satisfies Record<Exclude<keyof JobSearch, 'sort' | 'tab' | 'posted' | 'page' | 'job'>, unknown>);

/** The schema's filter for a search. */
export function filterOf(search: JobSearch) {
  const { q, location, date, experience, company, workplace, easy, type, salary } = jobSearch.values(search);
  return omitUndefined<EachCondition<SearchedJobFilter>>({
    query: q,
    location,
    datePosted: date,
    experienceLevel: experience,
    companyId: company,
    workplace,
    easyApply: easy,
    type,
    minSalary: salary,
  });
}

/** For `alert` in the query, which counts the results without filters. In lower case, because case does not matter. */
const wordsAndPlace = (query: string, location: string) => ({
  // Cut again, since a text can be longer in lower case: 'İ' becomes two characters.
  ...(query && { query: query.toLowerCase().slice(0, maxSearchLength.words) }),
  ...(location && { location: location.toLowerCase().slice(0, maxSearchLength.place) }),
});

/** The query returns the lists of all tabs and the viewer's postings, so `tab` and `posted` do not filter. */
export function variablesOf(search: JobSearch): JobsScreenQueryVariables {
  const { sort, page: number } = jobSearch.values(search);
  const pages = { browse: { page: number }, applied: { appliedPage: number }, saved: { savedPage: number } };
  return {
    ...wordsAndPlace(search.q, search.location),
    filter: filterOf(search),
    first: pageSize,
    own: ownPageSize,
    // The list of each tab has its own pages.
    ...omitUndefined({ sort, ...pages[search.tab] }),
  };
}
