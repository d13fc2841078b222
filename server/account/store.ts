import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { byId } from '../shared/lookup.ts';
import type { Sample } from '../sample.ts';
import { newestFirst } from '../shared/time.ts';
import { notificationConditions } from '../../schema/rules/notification/filter.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import type { NotificationRecord } from './records.ts';

/** The viewer and the data that only the viewer has. */
export function createAccountStore({ notifications, ...sample }: Sample) {
  return {
    viewer: sample.viewer,
    notifications: byId(notifications),
    notificationCatalogue: createCatalogue(notifications, {
      ...createIndexes(notificationConditions, (notification: NotificationRecord) => notification, {
        unreadOnly: ({ read }) => !read,
      }),
      orders: {
        latest: newestFirst(({ createdAt }) => createdAt),
      },
    }),
    unreadNotifications: notifications.filter(({ read }) => !read).length,
    nextSteps: sample.nextSteps,
    activities: sample.activities,
    settings: sample.settings,
    billingPlans: sample.billingPlans,
  };
}
