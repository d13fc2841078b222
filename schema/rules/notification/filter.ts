import type { NotificationFilter, NotificationKind } from '../../generated/types.ts';
import type { Conditions } from '../conditions.ts';

export interface FilteredNotification {
  kind: NotificationKind;
}

export const notificationConditions = {
  kind: { values: ({ kind }) => kind },
  unreadOnly: { viewer: true },
} satisfies Conditions<NotificationFilter, FilteredNotification>;
