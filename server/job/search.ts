import { alertKey, alertOf } from '../../schema/rules/job/alert.ts';
import { easyApply, jobConditions } from '../../schema/rules/job/filter.ts';
import type { Context } from '../context.ts';
import type { JobAlert, JobFilter, JobFilterOptions, JobSort } from '../generated/resolvers.ts';
import { toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { experienceLevels, workplaces } from '../../schema/rules/job/choices.ts';
import { filterCompanies, jobSorts } from '../../schema/rules/job/search.ts';
import type { Store } from '../store.ts';
import type { RecentSearchRecord } from './records.ts';
import { ageOptions, anyOption, optionsOf, readSort } from '../shared/filterOptions.ts';

/** Converts a filter and an order into a selection of the catalogue. */
export function jobSelection(
  filter: JobFilter | null | undefined,
  sort: JobSort | null | undefined,
  { store, now }: Context,
) {
  const { savedJobs, hiddenJobs } = store.sample.marks;
  const lists = { savedOnly: () => savedJobs, appliedOnly: () => store.appliedJobs };
  return {
    ...toCatalogueQuery(jobConditions, filter, { places: store.jobPlaces, now, lists }),
    // Hidden jobs stay in the viewer's own lists.
    except: filter?.savedOnly || filter?.appliedOnly ? null : hiddenJobs,
    order: readSort(sort, jobSorts),
  };
}

/** The alerts of the sample: recent searches that have one. */
export const alertsOf = ({ recentSearches }: Pick<Store, 'recentSearches'>): JobAlert[] =>
  Array.from(recentSearches.values())
    .filter(({ alerts }) => alerts)
    .map(({ id, term, location }) => ({
      id: id.replace('search-', 'alert-'),
      ...alertOf({ query: term, location }),
    }));

/** Whether the sample has an alert for a filter. */
export function hasAlert(filter: JobFilter | null | undefined, { store }: Context): boolean {
  const key = alertKey(alertOf(filter ?? {}));
  return alertsOf(store).some((alert) => alertKey(alert) === key);
}

/** The current results of a recent search, optionally only those posted since a moment. */
export function found({ term, location }: RecentSearchRecord, context: Context, since?: number) {
  const search = jobSelection({ query: term, location }, 'RELEVANCE', context);
  const between = since === undefined ? {} : { between: { datePosted: { min: since } } };
  return context.store.jobCatalogue.select({ ...search, ...between });
}

type JobsWanted = ReturnType<typeof jobSelection>;

/** The choices of the filter panel. Each list is counted when its field is resolved, under all other filters. */
export function jobOptions(search: JobsWanted, { store, now }: Context): JobFilterOptions {
  const { jobCatalogue } = store;
  const selected = jobCatalogue.select(search);
  const without = (facet: keyof JobsWanted['where']) =>
    jobCatalogue.select({ ...search, where: { ...search.where, [facet]: null } }).totalCount;
  return {
    get datePosted() {
      return ageOptions(
        now,
        (datePosted) => jobCatalogue.select({ ...search, between: { datePosted } }).totalCount,
      );
    },
    get experienceLevel() {
      const any = anyOption('Any experience', without('experienceLevel'));
      return [any, ...optionsOf(experienceLevels, selected.counts('experienceLevel'))];
    },
    get company() {
      const any = anyOption('Any company', without('companyId'));
      return [any, ...optionsOf(filterCompanies, selected.counts('companyId'))];
    },
    get workplace() {
      const any = anyOption('Any workplace', without('workplace'));
      return [any, ...optionsOf(workplaces, selected.counts('workplace'))];
    },
    get easyApply() {
      return [anyOption('Any', without('easyApply')), ...optionsOf(easyApply, selected.counts('easyApply'))];
    },
  };
}
