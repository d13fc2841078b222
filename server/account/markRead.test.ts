import { expect, test } from 'vitest';
import { done, openAccounts, refused } from '../testing/openAccounts.ts';

const [maren, jiho] = ['person-maren-holt', 'person-jiho-park'] as const;
const postId = 'post-helper-texts';
const likeId = `notification-likes-${postId}`;
const existingId = 'notification-sofia-message';
const selection = 'notifications { id read }';

/** Live mode in which Jiho Park has liked a post of Maren Holt's and has withdrawn the like. */
async function open() {
  const live = openAccounts();
  await live.act(jiho, 'setPostLiked', { postId, liked: true });
  expect(live.store.notifications.get(likeId)?.read).toBe(false);
  await live.act(jiho, 'setPostLiked', { postId, liked: false });
  expect(live.store.notifications.has(likeId)).toBe(false);
  return live;
}

test('a withdrawn notification does not prevent the others from being marked as read and unread', async () => {
  const { act, store } = await open();
  const ids = [likeId, existingId];
  for (const [name, read] of [
    ['markNotificationsRead', true],
    ['markNotificationsUnread', false],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the second action undoes the first
    expect(await act(maren, name, { ids }, selection)).toEqual({
      ...done,
      notifications: [{ id: existingId, read }],
    });
    expect(store.notifications.get(existingId)?.read).toBe(read);
    expect(store.notifications.has(likeId)).toBe(false);
  }
});

test('marking notifications is refused if none of them exists', async () => {
  const { act, store } = await open();
  const { version } = store;
  for (const [name, input, message] of [
    ['markNotificationsRead', { ids: [likeId, 'notification-none'] }, 'None of the notifications exists.'],
    ['markNotificationsUnread', { ids: [likeId] }, 'The notification does not exist.'],
    ['markNotificationRead', { id: likeId }, 'The notification does not exist.'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- all of them use one store
    expect(await act(maren, name, input)).toEqual({
      userErrors: [{ code: 'NOT_FOUND', field: Object.keys(input), message }],
    });
  expect(store.version).toBe(version);
});

test('the notifications of another account are skipped like unknown ones, and stay as they are', async () => {
  const { act, store } = await open();
  const [own] = store.notifications.values();
  store.change({
    put: 'notifications',
    record: { ...own!, id: 'notification-of-jiho', ownerId: jiho, read: false },
  });
  const foreign = () => store.of(jiho).notifications.get('notification-of-jiho');
  const ids = ['notification-of-jiho', existingId];
  expect(await act(maren, 'markNotificationsRead', { ids }, selection)).toMatchObject({
    notifications: [{ id: existingId, read: true }],
  });
  expect(await act(maren, 'markNotificationsRead', { ids: ['notification-of-jiho'] })).toEqual(
    refused('NOT_FOUND', 'ids'),
  );
  expect(foreign()?.read).toBe(false);
});
