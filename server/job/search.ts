import type { Context } from '../context.ts';
import { badInput } from '../graphql/errors.ts';
import type { JobAlert, JobFilter, JobFilterOptions, JobSort } from '../generated/resolvers.ts';
import { readCompanyId } from '../shared/lookup.ts';
import { ifSet } from '../shared/marks.ts';
import { easyApply, experienceLevels, filterCompanies, workplaces } from './choices.ts';
import type { Store } from '../store.ts';
import { readQuery } from '../shared/text.ts';
import type { RecentSearchRecord } from './records.ts';
import { ageOptions, anyOption, optionsOf, postedWithin } from '../shared/filterOptions.ts';

/** A filter and an order as the catalogue wants them. */
export function jobsWanted(
  filter: JobFilter | null | undefined,
  sort: JobSort | null | undefined,
  { store, now }: Context,
) {
  if (!sort) throw badInput('sort', 'one of RELEVANCE, NEWEST, SALARY');
  const { companyId, savedOnly, appliedOnly } = filter ?? {};
  return {
    query: filter?.query,
    where: {
      location: store.jobPlaces.holding(filter?.location),
      experienceLevel: filter?.experienceLevel,
      company: readCompanyId(companyId),
      workplace: filter?.workplace,
      easyApply: filter?.easyApply ? 'EASY' : null,
      type: filter?.type,
      saved: ifSet(savedOnly),
      applied: ifSet(appliedOnly),
      // What is hidden stays in the viewer's own lists.
      visibility: savedOnly || appliedOnly || store.sample.marks.hiddenJobs.size === 0 ? null : 'SHOWN',
    },
    between: { postedAt: postedWithin(filter?.datePosted, now) },
    order: sort,
  };
}

const wordsOf = (text: string | null | undefined) => readQuery(text).join(' ');

/** The alerts of the sample: recent searches that have one. */
export const alertsOf = ({ recentSearches }: Pick<Store, 'recentSearches'>): JobAlert[] =>
  recentSearches
    .filter(({ alerts }) => alerts)
    .map(({ id, term, location }) => ({
      id: id.replace('search-', 'alert-'),
      term,
      location: location ?? null,
      datePosted: null,
      experienceLevel: null,
      companyId: null,
      workplace: null,
      easyApply: false,
    }));

/** Whether the sample holds an alert for these words in this place; under filters it holds none. */
export const hasAlert = (filter: JobFilter | null | undefined, { store }: Context): boolean =>
  !filter?.datePosted &&
  !filter?.experienceLevel &&
  !filter?.companyId &&
  !filter?.workplace &&
  !filter?.easyApply &&
  alertsOf(store).some(
    ({ term, location }) =>
      wordsOf(term) === wordsOf(filter?.query) && wordsOf(location) === wordsOf(filter?.location),
  );

/** What a recent search finds now; of that, what has been posted since a moment. */
export function found({ term, location }: RecentSearchRecord, context: Context, since?: number) {
  const search = jobsWanted({ query: term, location }, 'RELEVANCE', context);
  const between = since === undefined ? {} : { between: { postedAt: { min: since } } };
  return context.store.jobCatalogue.select({ ...search, ...between });
}

type JobsWanted = ReturnType<typeof jobsWanted>;

/** The choices of the filter panel; each list is counted when somebody asks for it, under all other filters. */
export function jobOptions(search: JobsWanted, { store, now }: Context): JobFilterOptions {
  const { jobCatalogue } = store;
  const selected = jobCatalogue.select(search);
  const without = (facet: keyof JobsWanted['where']) =>
    jobCatalogue.select({ ...search, where: { ...search.where, [facet]: null } }).totalCount;
  return {
    get datePosted() {
      return ageOptions(
        now,
        (postedAt) => jobCatalogue.select({ ...search, between: { postedAt } }).totalCount,
      );
    },
    get experienceLevel() {
      const any = anyOption('Any experience', without('experienceLevel'));
      return [any, ...optionsOf(experienceLevels, selected.counts('experienceLevel'))];
    },
    get company() {
      const any = anyOption('Any company', without('company'));
      return [any, ...optionsOf(filterCompanies, selected.counts('company'))];
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
