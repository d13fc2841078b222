import type { JobAlert, RecentSearch } from '../../generated/types.ts';
import type { EachCondition } from '../conditions.ts';
import { fold, wordsOf } from '../text.ts';
import type { SearchedJobFilter } from './filter.ts';

/** What identifies an alert. A condition that the filter has and JobAlert lacks does not compile. */
export type Alerted = Pick<JobAlert, 'term' | Exclude<keyof SearchedJobFilter, 'query'>>;

type Search = Partial<Pick<RecentSearch, 'term' | 'location'>>;

/** A search by its words and its place, as they are compared. */
const compared = ({ term, location }: Search) => ({
  term: wordsOf(term).join(' '),
  location: fold(location ?? '').trim(),
});

/** The identity of a recent search. */
export const searchKey = (search: Search): string => JSON.stringify(compared(search));

/** The identity of an alert: there is one for each search with its filters. */
export const alertKey = (alert: Alerted): string =>
  JSON.stringify({
    ...compared(alert),
    datePosted: alert.datePosted,
    experienceLevel: alert.experienceLevel,
    companyId: alert.companyId,
    workplace: alert.workplace,
    easyApply: alert.easyApply,
    type: alert.type,
  } satisfies Record<keyof Alerted, unknown>);

/** The alert for what a filter finds. */
export const alertOf = (filter: SearchedJobFilter): Alerted => ({
  term: filter.query ?? '',
  location: filter.location || null,
  datePosted: filter.datePosted ?? null,
  experienceLevel: filter.experienceLevel ?? null,
  companyId: filter.companyId ?? null,
  workplace: filter.workplace ?? null,
  easyApply: filter.easyApply ?? false,
  type: filter.type ?? null,
});

/** The filter of an alert, the inverse of `alertOf`. */
export const filterOfAlert = (alert: Alerted): EachCondition<SearchedJobFilter> => ({
  query: alert.term,
  location: alert.location,
  datePosted: alert.datePosted,
  experienceLevel: alert.experienceLevel,
  companyId: alert.companyId,
  workplace: alert.workplace,
  easyApply: alert.easyApply,
  type: alert.type,
});
