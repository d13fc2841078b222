import { action } from '../generated/actions.ts';
import possible from '../generated/possible-types.ts';
import { formatCount } from '../../schema/rules/numbers.ts';
import { defineAction } from './defineAction.ts';

type Typename =
  | 'JobNotification'
  | 'MarketplaceNotification'
  | 'MessageNotification'
  | 'NetworkNotification'
  | 'PostNotification';
const types = possible.possibleTypes.Notification as readonly Typename[];

/** The changed notifications. An id may be of any type, so all types are updated; Apollo ignores those not cached. */
const readNotifications = (ids: readonly string[], read: boolean) =>
  ids.flatMap((id) => types.map((__typename) => ({ __typename, id, read })));

/** Opening a notification marks it as read; there is no notice. */
export const markNotificationRead = defineAction(action('markNotificationRead')).with({
  optimistic: ({ input: { id } }) => readNotifications([id], true),
});

/** `ids` is a list, or one id, which GraphQL accepts as a list. */
export const markNotificationsRead = defineAction(action('markNotificationsRead')).with({
  optimistic: ({ input: { ids } }) => readNotifications([ids].flat(), true),
  notice: ({ notifications }) => ({
    title: `${formatCount(notifications?.length ?? 0, 'notification')} marked as read`,
  }),
});

/** The button of a read notification, and the Undo of `markNotificationsRead` in its notice. It has no notice itself. */
export const markNotificationsUnread = defineAction(action('markNotificationsUnread')).with({
  optimistic: ({ input: { ids } }) => readNotifications([ids].flat(), false),
});
