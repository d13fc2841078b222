import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLocation } from '../../testing/expectLocation.ts';
import { createStore } from '../../../server/data/store.ts';
import { createTransport } from '../../../server/testing/createTransport.ts';
import { repeatRecords } from '../../../server/testing/longLists.ts';
import { media, mockMediaQueries } from '../../testing/mediaQueries.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { topBar } from '../../testing/renderShell.tsx';
import { expectToast, toast } from '../../testing/toast.ts';

const main = () => within(screen.getByRole('main'));
const rows = () => [...document.querySelectorAll<HTMLElement>('main li[data-unread]')];
const unreadRows = () => rows().filter((row) => row.dataset['unread'] === 'true');
const status = () => main().getByText(/^\d+ notifications?, /, { selector: '[role=status]' });
const tab = (name: RegExp) => main().getByRole('tab', { name });
/** Returns the link for notifications or messages in the top bar, whose name contains the unread count. */
const bell = (name = 'Notifications') => topBar().getByRole('link', { name: new RegExp(`^${name}`) });
const allRead = () => main().queryByRole('button', { name: 'Mark all as read' });

async function show(address = '/notifications') {
  mockMediaQueries(media.wide);
  const view = await renderRoute(address);
  await screen.findByRole('tab', { name: /^All/ });
  return view;
}

/** Expects the same unread count in top bar, tabs, heading and rows. */
async function expectUnread(count: number) {
  await waitFor(() => expect(unreadRows()).toHaveLength(count));
  expect(bell()).toHaveAccessibleName(count > 0 ? `Notifications, ${count} unread` : 'Notifications');
  expect(tab(/^Unread/)).toHaveTextContent(count > 0 ? `Unread${count}` : 'Unread');
  expect(status()).toHaveTextContent(`, ${count || 'none'} unread`);
}

test('RT-24 notifications are grouped by day, latest first, and unread ones are marked', async () => {
  await show();
  await expectUnread(3);
  const days = main().getAllByRole('heading', { level: 2 });
  expect(new Set(days.map((day) => day.textContent)).size).toBe(days.length);
  const times = rows().map((row) => row.querySelector('time')!.dateTime);
  expect(days[0]).toHaveTextContent('Today');
  expect(times).toEqual(times.toSorted().toReversed());
  expect(rows()).toHaveLength(10);
  expect(status()).toHaveTextContent('12 notifications, 3 unread, page 1 of 2');
  expect(unreadRows()[0]).toHaveTextContent('Unread: Sofia Lindqvist sent you 2 messages.');
  expect(unreadRows()[0]).toHaveClass('bg-accent-soft');
  expect(rows().at(-1)).not.toHaveClass('bg-accent-soft');
  // Beside the list: open invitations and messages, a link to the dashboard (a phone's menu has none), and the channels
  // for notifications.
  const beside = within(main().getByRole('complementary'));
  expect(beside.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Invitations5', '/network?tab=invitations'],
    ['Unread messages6', '/network?tab=messages'],
    ['Dashboard', '/dashboard'],
    ['Notification settings', '/settings?tab=notifications'],
  ]);
  expect(beside.getAllByRole('term').map((way) => way.parentElement!.textContent)).toEqual([
    'EmailOn',
    'PushOn',
    'SMSOff',
  ]);
  expect(
    beside.getByText('You get connection requests, messages, job alerts, and post interactions.'),
  ).toBeVisible();
});

test('the address stores the filter, and the list shows its notifications', async () => {
  const { user, router } = await show();
  await user.click(tab(/^Jobs/));
  await expectLocation(router, '/notifications?filter=jobs');
  await waitFor(() => expect(rows()).toHaveLength(2));
  for (const link of rows().map((row) => within(row).getByRole('link')))
    expect(link.getAttribute('href')).toMatch(/^\/jobs\/job-/);
  expect(status()).toHaveTextContent('2 notifications, 3 unread');
  await user.click(tab(/^All/));
  await user.click(await main().findByRole('link', { name: 'Page 2' }));
  await expectLocation(router, '/notifications?page=2');
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('marking one as read changes every count at once, and Undo reverts it', async () => {
  const { user } = await show();
  const [first] = unreadRows();
  await user.click(within(first!).getByRole('button', { name: /^Mark as read: Sofia/ }));
  await expectUnread(2);
  await waitFor(() => expect(toast('1 notification marked as read')).toBeInTheDocument());
  await user.click(within(toast('1 notification marked as read')!).getByRole('button', { name: 'Undo' }));
  await expectUnread(3);
  await user.click(within(unreadRows()[0]!).getByRole('button', { name: /^Mark as read: Sofia/ }));
  await expectUnread(2);
  await user.click(main().getByRole('button', { name: /^Mark as unread: Sofia .* 2 messages/ }));
  await expectUnread(3);
});

test('Mark all as read marks only the notifications that the filter shows', async () => {
  const { user, router } = await show('/notifications?filter=jobs');
  await user.click(allRead()!);
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 2 unread'));
  expect(allRead()).toBeNull();
  await user.click(tab(/^Unread/));
  await expectLocation(router, '/notifications?filter=unread');
  await expectUnread(2);
  await user.click(allRead()!);
  expect(await main().findByRole('heading', { name: "You're all caught up" })).toBeVisible();
  expect(bell()).toHaveAccessibleName('Notifications');
  await expectToast('2 notifications marked as read');
  await user.click(within(toast('2 notifications marked as read')!).getByRole('button', { name: 'Undo' }));
  await expectUnread(2);
});

test('Mark all as read includes the notifications of other pages', async () => {
  mockMediaQueries(media.wide);
  const store = createStore();
  const [record] = store.notifications.values();
  for (const unread of repeatRecords([{ ...record!, read: false, ownerId: store.viewer.id }], 25))
    store.change({ put: 'notifications', record: unread });
  const { user } = await renderRoute('/notifications', { transport: createTransport(store) });
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 28 unread'));
  await user.click(allRead()!);
  await expectToast('28 notifications marked as read');
  expect(bell()).toHaveAccessibleName('Notifications');
  await user.click(within(toast('28 notifications marked as read')!).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 28 unread'));
});

test('opening a notification marks it as read', async () => {
  const { user, router } = await show();
  await user.click(main().getByRole('link', { name: /^Jiho Park .* would like to connect/ }));
  await expectLocation(router, '/network?tab=invitations');
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 2 unread'));
  expect(toast('1 notification marked as read')).toBeNull();
});

test('SH-37 reading an item updates the unread counts of top bar, side bar and network', async () => {
  const { user, router } = await show();
  const expectMessages = (count: number) =>
    waitFor(() => expect(bell('Messages')).toHaveAccessibleName(`Messages, ${count} unread`));
  const sideBar = within(screen.getByRole('navigation', { name: 'Side bar' }));
  await expectMessages(6);
  expect(sideBar.getByRole('link', { name: /^Sofia Lindqvist.*2 ?unread/ })).toBeVisible();
  await user.click(main().getByRole('link', { name: 'Sofia Lindqvist sent you 2 messages.' }));
  await expectLocation(router, '/messages?contact=contact-sofia-lindqvist');
  await expectMessages(4);
  expect(sideBar.getByRole('link', { name: /^Sofia Lindqvist/ })).not.toHaveAccessibleName(/unread/);
  expect(bell()).toHaveAccessibleName('Notifications, 2 unread');
  // Remaining unread items: one conversation with a person, and channels, which open in the same way.
  await router.navigate('/network?tab=messages');
  const waiting = () => [...document.querySelectorAll<HTMLElement>('main li[data-unread=true]')];
  await waitFor(() => expect(waiting().length).toBeGreaterThan(1));
  const sum = () =>
    waiting().reduce((all, row) => all + Number.parseInt(row.querySelector('.count')!.textContent), 0);
  expect(sum()).toBe(4);
  const channel = waiting().find((row) => row.querySelector('a')!.href.includes('channel='))!;
  const inChannel = Number.parseInt(channel.querySelector('.count')!.textContent);
  await user.click(channel.querySelector('a')!);
  await expectMessages(4 - inChannel);
  await router.navigate('/network?tab=messages');
  await waitFor(() => expect(waiting().length).toBeGreaterThan(0));
  expect(sum()).toBe(4 - inChannel);
});
