import { matches } from '../../schema/rules/conditions.ts';
import { alertOf, filterOfAlert, type Alerted } from '../../schema/rules/job/alert.ts';
import { jobConditions } from '../../schema/generated/jobFilter.ts';
import { jobAlertDeed } from '../effects/deeds.ts';
import { alertNotification, alertNotificationId, maxAccounts } from '../effects/alertNotification.ts';
import { isSwitchedOn } from '../effects/notification.ts';
import type { Change } from '../data/changes.ts';
import type { Now } from '../data/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { isMarkedBy } from '../shared/marks.ts';
import type { JobRecord } from './records.ts';
import { filteredJob } from './store.ts';

/** The alerts of all accounts, latest first, then those of recent searches. */
function* allAlerts({ store: { everything } }: Now): Generator<{ ownerId: string; alert: Alerted }> {
  for (const alert of [...everything.jobAlerts.values()].toReversed())
    yield { ownerId: alert.ownerId, alert };
  for (const { ownerId, term, location, alerts } of everything.recentSearches.values())
    if (alerts) yield { ownerId, alert: alertOf({ query: term, location }) };
}

/** Whether an account is to have notifications of a job: the switch is on, and the account has not hidden the job. */
const isWanted = (ownerId: string, jobId: string, now: Now): boolean =>
  isSwitchedOn(ownerId, 'jobAlerts', now) && !isMarkedBy(now.store.of(ownerId), 'hiddenJobs', jobId);

/** 'your alert for print in Bergen', 'your alert for jobs in Bergen', or 'your alert for jobs'. */
function alertInWords({ term, location }: Alerted): string {
  const place = location?.trim();
  return `your alert for ${term.trim() || 'jobs'}${place ? ` in ${place}` : ''}`;
}

/** Notifies the accounts with an alert that matches a new or reopened job, each once. */
export function alertNotifications(job: JobRecord, verb: 'posted' | 'reopened', now: Now): Change[] {
  const { store, viewerId, at } = now;
  const facts = filteredJob(job, store.companies);
  const reached = new Set<string>();
  const changes: Change[] = [];
  for (const { ownerId, alert } of allAlerts(now)) {
    if (reached.size === maxAccounts) break;
    if (ownerId === viewerId || reached.has(ownerId)) continue;
    if (!matches(jobConditions, facts, filterOfAlert(alert), Date.parse(at))) continue;
    reached.add(ownerId);
    const isNotified = store.everything.notifications.has(alertNotificationId(job.id, ownerId));
    if (isNotified || !isWanted(ownerId, job.id, now)) continue;
    const { name: company } = getOrThrow(store.companies, job.companyId);
    const deed = jobAlertDeed(verb, alertInWords(alert), { title: job.title, company });
    changes.push(...alertNotification(ownerId, { kind: 'JOB', deed, subjectId: job.id }, now));
  }
  return changes;
}
