import { gigAlertDeed } from '../effects/deeds.ts';
import type { GigTerms, PackageTerms } from '../../schema/rules/gig/packages.ts';
import { alertNotification, maxAccounts } from '../effects/alertNotification.ts';
import type { Change } from '../data/changes.ts';
import type { Now } from '../data/action.ts';
import type { GigRecord } from './records.ts';

/** Whether a value differs in one of the packages, or a package was added or removed. */
const differs = (before: GigTerms, after: GigTerms, value: keyof PackageTerms) =>
  (['basic', 'standard', 'premium'] as const).some((tier) => before[tier]?.[value] !== after[tier]?.[value]);

/** Notifies the accounts with an alert for a gig if the seller has changed a price or a delivery time. */
export function gigAlertNotifications(before: GigRecord, after: GigRecord, now: Now): Change[] {
  const changed = [
    ...(differs(before, after, 'price') ? (['price'] as const) : []),
    ...(differs(before, after, 'deliveryDays') ? (['delivery time'] as const) : []),
  ];
  if (changed.length === 0) return [];
  const { title, basic, standard, premium } = after;
  const packages = [basic, standard, premium].filter((one) => one !== null).length;
  const deed = gigAlertDeed(changed, { title, packages, price: basic.price });
  return now.store
    .accountsWith(['gigAlerts'], after.id)
    .slice(0, maxAccounts)
    .flatMap((ownerId) =>
      alertNotification(ownerId, { kind: 'MARKETPLACE', deed, subjectId: after.id }, now),
    );
}
