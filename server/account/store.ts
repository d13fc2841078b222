import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { notificationConditions } from '../../schema/generated/notificationFilter.ts';
import { createIndexes, on } from '../shared/catalogue/conditions.ts';
import { defineNoun, defineStored } from '../data/noun.ts';
import type { NotificationRecord } from './records.ts';

/** Values of the account that reads. `data/store.ts` adds both parts to each account's store. */
export const accountStore = defineStored('viewer', 'nextSteps', 'activities', 'settings', 'billingPlans');

export const notificationStore = defineNoun(['notifications'], ({ notifications }, register) => {
  const indexes = createIndexes(notificationConditions, (notification: NotificationRecord) => notification);
  const notificationCatalogue = register(
    createCatalogue(notifications, {
      ...indexes,
      facets: {
        ...indexes.facets,
        // Select the notifications about a conversation or a person.
        thread: ({ kind, subjectId }: NotificationRecord) => (kind === 'MESSAGE' ? subjectId : []),
        person: ({ kind, subjectId }: NotificationRecord) => (kind === 'NETWORK' ? subjectId : []),
      },
      orders: { latest: ({ createdAt }) => [-Date.parse(createdAt)] },
    }),
  );
  return {
    notifications,
    notificationCatalogue,
    get unreadNotifications() {
      return notificationCatalogue.count('unreadOnly', on);
    },
  };
});
