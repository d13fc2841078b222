import { jobExperienceChoices, workplaceChoices } from '../../schema/generated/job.ts';
import { jobSortChoices } from '../../schema/generated/jobSearch.ts';
import { alertKey, alertOf } from '../../schema/rules/job/alert.ts';
import { jobConditions } from '../../schema/generated/jobFilter.ts';
import type { Context } from '../data/context.ts';
import type { JobFilter, JobSort } from '../../schema/generated/types.ts';
import { on, toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { easyApply, filterCompanies, minSalaries } from '../../schema/rules/job/search.ts';
import type { RecentSearchRecord } from './records.ts';
import { ageOptions, facetOptions, minimumOptions, readSort } from '../shared/filterOptions.ts';

/** A search and what it finds. The choices of the filter panel are counted for it. */
export function findJobs(
  filter: JobFilter | null | undefined,
  sort: JobSort | null | undefined,
  { store, now }: Context,
) {
  const { savedJobs, hiddenJobs } = store.data.marks;
  const lists = { savedOnly: () => savedJobs, appliedOnly: () => store.appliedJobs };
  const search = {
    ...toCatalogueQuery(jobConditions, filter, { places: store.jobPlaces, now, lists }),
    // Hidden and closed jobs stay in the viewer's own lists.
    ...(!filter?.savedOnly && !filter?.appliedOnly && { except: [hiddenJobs], unless: { closed: on } }),
    order: readSort(sort, jobSortChoices),
  };
  return { search, found: store.jobCatalogue.select(search) };
}

export type JobOptions = ReturnType<typeof findJobs>;

export const hasAlert = (filter: JobFilter | null | undefined, { store }: Context): boolean =>
  store.alertKeys.has(alertKey(alertOf(filter ?? {})));

/** The current results of a recent search; with `since` (milliseconds since the epoch) only those posted from then on. */
export function resultsOf({ term, location }: RecentSearchRecord, context: Context, since?: number) {
  const { search, found } = findJobs({ query: term, location }, 'RELEVANCE', context);
  if (since === undefined) return found;
  const atLeast = { ...search.atLeast, datePosted: since };
  return context.store.jobCatalogue.select({ ...search, atLeast });
}

export const jobFilterOptions = {
  datePosted: ({ search }: JobOptions, _args: object, { store, now }: Context) =>
    ageOptions(store.jobCatalogue, search, now),
  experienceLevel: ({ found }: JobOptions) =>
    facetOptions(found, 'experienceLevel', jobExperienceChoices, 'Any experience'),
  company: ({ found }: JobOptions) => facetOptions(found, 'companyId', filterCompanies, 'Any company'),
  workplace: ({ found }: JobOptions) => facetOptions(found, 'workplace', workplaceChoices, 'Any workplace'),
  easyApply: ({ found }: JobOptions) => facetOptions(found, 'easyApply', easyApply, 'Any'),
  minSalary: ({ search }: JobOptions, _args: object, { store }: Context) =>
    minimumOptions(store.jobCatalogue, search, 'minSalary', 'Any salary', minSalaries),
};
