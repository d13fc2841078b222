import type { GigOrderStatus } from '../../generated/graphql.ts';

/** CSS class of the badge for each status. */
export const orderLooks: Readonly<Record<GigOrderStatus, string>> = {
  IN_PROGRESS: 'badge-info',
  DELIVERED: 'badge-accent',
  COMPLETED: 'badge-positive',
  CANCELLED: 'badge-neutral',
};
