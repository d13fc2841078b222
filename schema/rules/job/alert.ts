import type { JobAlert, RecentSearch } from '../../generated/types.ts';
import { wordsOf } from '../text.ts';
import type { SearchedJobFilter } from '../../generated/jobFilter.ts';

/** The fields that identify an alert. A condition of the filter that JobAlert lacks does not compile. */
export type Alerted = Pick<JobAlert, 'term' | Exclude<keyof SearchedJobFilter, 'query'>>;

type Nullable<T> = { readonly [K in keyof T]?: T[K] | null | undefined };
type Search = Nullable<Pick<RecentSearch, 'term' | 'location'>>;

/** The alert for all jobs: no condition is set. */
const all: Alerted = {
  term: '',
  location: null,
  datePosted: null,
  experienceLevel: null,
  companyId: null,
  workplace: null,
  easyApply: false,
  type: null,
  minSalary: null,
};

/** All fields in the order of `all`, with its values for missing and empty ones: equal alerts then have equal JSON. */
const complete = (values: Nullable<Alerted>) =>
  Object.fromEntries(
    Object.entries(all).map(([name, unset]) => [name, values[name as keyof Alerted] || unset]),
  ) as Alerted;

/** The words and the place of a search in the form that is compared. */
const compared = ({ term, location }: Search) => ({
  term: wordsOf(term).join(' '),
  location: wordsOf(location).join(' '),
});

/** The identity of a recent search: equal words and place, however they are written. */
export const searchKey = (search: Search): string => JSON.stringify(compared(search));

/** The identity of an alert: there is one for each search with its filters. */
export const alertKey = (alert: Alerted): string =>
  JSON.stringify(complete({ ...alert, ...compared(alert) }));

/** The alert for new jobs that a filter finds. */
export const alertOf = ({ query, ...filters }: SearchedJobFilter): Alerted =>
  complete({ ...filters, term: query });

/** The inverse of `alertOf`. */
export function filterOfAlert(alert: Alerted): SearchedJobFilter {
  const { term: query, ...filters } = complete(alert);
  return { query, ...filters };
}
