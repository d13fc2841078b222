import type { FieldFunctionOptions, FieldPolicy } from '@apollo/client';
import { alertKey, alertOf, type Alerted } from '../../schema/rules/job/alert.ts';
import type { JobFilter } from '../generated/graphql.ts';
import { listField } from './localFields.ts';
import { viewerList } from './viewerLists.ts';

/** The viewer's recent job searches. */
export const recentSearches = viewerList('recentSearches');

/** The viewer's job alerts. */
export const jobAlerts = viewerList('jobAlerts');

const most = 6;

const listed = listField({ lists: () => [recentSearches] });

/** The latest searches, no more than there is room for. */
export const recentSearchesField: FieldPolicy = {
  read: (told, options) => listed.read!(told, options)?.slice(0, most),
};

/** The id of an alert in the cache: its identity, whoever has made it. */
export const alertId = (alert: Alerted): string => `JobAlert:${alertKey(alert)}`;

/** The alerts, with those of this tab. */
export const jobAlertsField = listField({ lists: () => [jobAlerts] });

/** Whether there is an alert for what a filter finds, as the tab has it or else as the server has answered. */
export function hasAlert(told: boolean, filter: JobFilter, options: FieldFunctionOptions): boolean {
  const id = alertId(alertOf(filter));
  return jobAlerts.changes(options).find(({ ref }) => ref.__ref === id)?.listed ?? told;
}

/** The same as a field of a recent search. */
export const alertsField: FieldPolicy<boolean> = {
  read: (told, options) => {
    const query = options.readField<string>('term') ?? null;
    const location = options.readField<string | null>('location') ?? null;
    return told === undefined ? told : hasAlert(told, { query, location }, options);
  },
};
