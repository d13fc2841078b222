import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { byId } from '../shared/lookup.ts';
import { newestFirst, type Clock } from '../shared/time.ts';
import { activities, billingPlans, nextSteps, notifications, settings, viewer } from './fixtures.ts';

/** The viewer and what belongs to nobody else. */
export function createAccountStore(clock: Clock) {
  const all = notifications(clock);
  return {
    viewer,
    notifications: byId(all),
    notificationCatalogue: createCatalogue(all, {
      text: ({ text }) => [text],
      facets: { kind: ({ kind }) => kind, state: ({ read }) => (read ? 'read' : 'unread') },
      ranges: {},
      orders: {
        latest: newestFirst(({ createdAt }) => createdAt),
      },
    }),
    unreadNotifications: all.filter(({ read }) => !read).length,
    nextSteps,
    activities: activities(clock),
    settings,
    billingPlans,
  };
}
