import type { GigTerms, PackageTerms } from '../../schema/rules/gig/packages.ts';
import { alertNotification, maxAccounts } from '../account/alertNotification.ts';
import type { Change } from '../changes.ts';
import type { Now } from '../live/action.ts';
import type { GigRecord } from './records.ts';

/** Whether a value differs in one of the packages, or a package was added or removed. */
const differs = (before: GigTerms, after: GigTerms, value: keyof PackageTerms) =>
  (['basic', 'standard', 'premium'] as const).some((tier) => before[tier]?.[value] !== after[tier]?.[value]);

/** Notifies the accounts with an alert for a gig if the seller has changed a price or a delivery time. */
export function gigAlertNotifications(before: GigRecord, after: GigRecord, now: Now): Change[] {
  const changed = [
    ...(differs(before, after, 'price') ? ['prices'] : []),
    ...(differs(before, after, 'deliveryDays') ? ['delivery times'] : []),
  ];
  if (changed.length === 0) return [];
  const words = `has changed the ${changed.join(' and ')} of ${after.title}.`;
  return now.store
    .accountsWith(['gigAlerts'], after.id)
    .slice(0, maxAccounts)
    .flatMap((ownerId) =>
      alertNotification(ownerId, { kind: 'MARKETPLACE', words, subjectId: after.id }, now),
    );
}
