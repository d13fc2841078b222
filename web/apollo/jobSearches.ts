import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client';
import { alertKey, alertOf, type Alerted } from '../../schema/rules/job/alert.ts';
import type { JobFilter } from '../generated/graphql.ts';
import { listField } from './localFields.ts';
import { viewerList } from './viewerLists.ts';

/** The viewer's recent job searches. */
export const recentSearches = viewerList('recentSearches');

/** The viewer's job alerts. */
export const jobAlerts = viewerList('jobAlerts');

const maxSearches = 6;

const searchesField = listField({ lists: () => [recentSearches] });

/** The latest searches, at most 6. */
export const recentSearchesField: FieldPolicy = {
  read: (serverValue, options) => searchesField.read!(serverValue, options)?.slice(0, maxSearches),
};

/** The cache id of an alert: the same for the server's alerts and local ones. */
export const alertId = (alert: Alerted): string => `JobAlert:${alertKey(alert)}`;

/** The server's alerts with the local changes. */
export const jobAlertsField = listField({ lists: () => [jobAlerts] });

/** Whether there is an alert for a filter: the local change, or else the server's value. */
export function hasAlert(serverValue: boolean, filter: JobFilter, options: FieldFunctionOptions): boolean {
  const id = alertId(alertOf(filter));
  return jobAlerts.changes(options).find(({ ref }) => ref.__ref === id)?.listed ?? serverValue;
}

/**
 * The same for the field `alerts` of a recent search. The cached list of alerts decides, because a search of the tab has no
 * value of the server.
 */
export const alertsField: FieldPolicy<boolean> = {
  read: (stored, options) => {
    if (stored === undefined) return stored;
    const query = options.readField<string>('term') ?? null;
    const location = options.readField<string | null>('location') ?? null;
    const root = options.toReference('ROOT_QUERY');
    const alerts = options.readField<readonly Reference[]>('jobAlerts', root);
    const id = alertId(alertOf({ query, location }));
    return alerts?.some(({ __ref }) => __ref === id) ?? hasAlert(stored, { query, location }, options);
  },
};
