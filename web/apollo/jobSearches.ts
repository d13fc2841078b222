import type { FieldFunctionOptions, FieldPolicy } from '@apollo/client';
import type { JobFilter } from '../generated/graphql.ts';
import { listField } from './tabFields.ts';
import { viewerList } from './viewerLists.ts';

interface Search {
  term?: string | null | undefined;
  location?: string | null | undefined;
}

/** What an alert belongs to: a search with its filters. */
type Alerted = Search & Omit<JobFilter, 'query' | 'location'>;

/** A search by its words and its place, whose case makes no other search. */
export const searchKey = ({ term, location }: Search): string =>
  JSON.stringify([term ?? '', location ?? ''].map((text) => text.trim().toLowerCase()));

/** The viewer's recent job searches. */
export const recentSearches = viewerList('recentSearches');

/** The searches of whose new jobs the viewer wants to hear, by their keys. */
export const jobAlerts = viewerList('jobAlerts');

const most = 6;

const listed = listField({ lists: () => [recentSearches] });

/** The latest searches, no more than there is room for. */
export const recentSearchesField: FieldPolicy = {
  read: (told, options) => listed.read!(told, options)?.slice(0, most),
};

/** An alert is known by what it belongs to, whoever has made it. */
export const alertKey = (search: Alerted): string => {
  const { datePosted, experienceLevel, companyId, workplace, easyApply } = search;
  const filters = [datePosted, experienceLevel, companyId, workplace, easyApply || null];
  return `JobAlert:${searchKey(search)}${filters.join()}`;
};

/** The alerts, with those of this tab. */
export const jobAlertsField = listField({ lists: () => [jobAlerts] });

/** Whether there is an alert for a search, as the tab has it or else as the server has told. */
export function hasAlert(told: boolean, search: Alerted, options: FieldFunctionOptions): boolean {
  const ref = alertKey(search);
  return jobAlerts.changes(options).find((change) => change.ref.__ref === ref)?.listed ?? told;
}

/** The same as a field of a recent search. */
export const alertsField: FieldPolicy<boolean> = {
  read: (told, options) =>
    told === undefined
      ? told
      : hasAlert(told, { term: options.readField('term'), location: options.readField('location') }, options),
};
