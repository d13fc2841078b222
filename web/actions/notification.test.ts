import { expect, test } from 'vitest';
import { NotificationsScreenDocument } from '../generated/graphql.ts';
import { openClient } from '../testing/tab.ts';
import { markNotificationsRead, markNotificationsUnread } from './notification.ts';
import { perform } from './perform.ts';

test('a simulated mark as read skips notifications that are not in the cache, and fails without any', async () => {
  const client = await openClient();
  await client.query({ query: NotificationsScreenDocument });
  const id = 'notification-sofia-message';
  const some = { input: { ids: ['notification-none', id] } };
  const none = { input: { ids: ['notification-none'] } };
  const marked = (read: boolean) => ({
    notifications: [{ __typename: 'MessageNotification', id, read }],
    userErrors: [],
  });
  expect(await perform(client, markNotificationsRead, some)).toMatchObject(marked(true));
  expect(await perform(client, markNotificationsUnread, some)).toMatchObject(marked(false));
  await expect(perform(client, markNotificationsRead, none)).rejects.toThrow('No notification');
  await expect(perform(client, markNotificationsUnread, none)).rejects.toThrow('No notification');
});
