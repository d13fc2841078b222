import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../actions/perform.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { media, mockMediaQueries } from '../../testing/mediaQueries.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { topBar } from '../../testing/renderShell.tsx';
import { expectToast, toast } from '../../testing/toast.ts';

const withdrawnId = 'notification-jiho-invitation';
const markAll = () => screen.findByRole('button', { name: 'Mark all as read' });
const expectBell = (name: string) =>
  waitFor(() => expect(topBar().getByRole('link', { name: /^Notifications/ })).toHaveAccessibleName(name));

/** Shows the three unread notifications in live mode. */
async function show() {
  mockMediaQueries(media.wide);
  const { link, store } = createLiveServer();
  const { user } = await renderRoute('/notifications', { transport: link });
  await markAll();
  await expectBell('Notifications, 3 unread');
  return { user, store };
}

test('in live mode Mark all as read and its Undo skip a notification that was withdrawn meanwhile', async () => {
  const { user, store } = await show();
  store.change({ drop: 'notifications', id: withdrawnId });
  await user.click(await markAll());
  await expectToast('2 notifications marked as read');
  await expectBell('Notifications');
  expect(toast('Something went wrong')).toBeNull();
  expect([...store.notifications.values()].filter(({ read }) => !read)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expectBell('Notifications, 2 unread');
});

test('in live mode Mark all as read is refused when each of the notifications was withdrawn', async () => {
  const { user, store } = await show();
  for (const { id, read } of store.notifications.values())
    if (!read) store.change({ drop: 'notifications', id });
  await user.click(await markAll());
  await expectToast('Something went wrong', 'None of the notifications exists.', 'destructive');
});
