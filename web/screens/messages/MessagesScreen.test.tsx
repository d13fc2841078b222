import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectLocation } from '../../testing/expectLocation.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { topBar } from '../../testing/renderShell.tsx';
import { expectToast } from '../../testing/toast.ts';

const withSofia = '/messages?contact=contact-sofia-lindqvist';
const withIdris = '/messages?contact=contact-idris-vale';
const inCritique = '/messages?channel=channel-design-critique';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const log = () => within(screen.getByRole('log'));
const main = () => within(screen.getByRole('main'));
const sideBar = () => within(screen.getByRole('navigation', { name: 'Side bar' }));
const inSideBar = (name: RegExp) => sideBar().getByRole('link', { name });
/** Returns the unread badges of all links to a conversation, in the side bar and in the list. */
const badges = (address: string) =>
  [...document.querySelectorAll(`a[href="${address}"]`)].map(
    (link) => link.querySelector('.count')?.textContent,
  );
type User = Awaited<ReturnType<typeof renderRoute>>['user'];
async function choose(user: User, entry: string) {
  await user.click(main().getByRole('button', { name: 'More options' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
async function menuLabels(user: User) {
  await user.click(main().getByRole('button', { name: 'More options' }));
  const menu = await screen.findByRole('menu');
  const labels = within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
  await user.keyboard('{Escape}');
  return labels;
}

afterEach(() => sessionStorage.clear());

test.each(['/messages', '/messages?contact=none', '/messages?channel=no/such'])(
  'MS-04 RT-17 VA-09 %s opens no conversation: the welcome and all conversations show',
  async (address) => {
    await renderRoute(address);
    expect(await heading('Welcome to Messages')).toBeVisible();
    const text = 'Select a conversation or channel from the sidebar to start messaging.';
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
    const list = within(screen.getByRole('navigation', { name: 'Conversations' }));
    expect(list.queryAllByRole('link', { current: 'page' })).toEqual([]);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      withSofia,
      withIdris,
      '/messages?contact=contact-priya-raman',
      '/messages?contact=contact-jonah-whitlock',
      inCritique,
      '/messages?channel=channel-freelance-lounge',
      '/messages?channel=channel-frontend-guild',
      '/messages?channel=channel-course-makers',
    ]);
  },
);

test('MS-01 RT-17 MS-05 MS-06 MS-10 MS-11 MS-13 SS-31 a conversation with a contact shows its header, menu, messages and field', async () => {
  const { user } = await renderRoute(withSofia);
  const header = within((await heading('Sofia Lindqvist')).closest('header')!);
  expect(header.getByText('Online')).toBeVisible();
  const picture = screen.getByRole('heading', { level: 1 }).closest('header')!.querySelector('.avatar img');
  expect(picture).toHaveAttribute('src', '/art/person-sofia-lindqvist.svg');
  expect(header.getByRole('link', { name: 'All conversations' })).toHaveAttribute('href', '/messages');
  expect(header.getByRole('button', { name: 'Voice call' })).toBeVisible();
  expect(header.getByRole('button', { name: 'Video call' })).toBeVisible();
  expect(await menuLabels(user)).toEqual([
    'View Profile',
    'Search in Conversation',
    'Mute Notifications',
    'Block Contact',
  ]);
  const itemOf = (text: string) => log().getByText(text).closest('li')!;
  const own = itemOf('Always. What are you planning?');
  expect(own).toHaveClass('items-end');
  expect(own).toHaveTextContent('Read');
  expect(own.querySelector('img')).toBeNull();
  expect(itemOf('Saw it. Aiko asks the right question, answer hers first.')).toHaveTextContent('Delivered');
  const other = itemOf('Can you look at the second question before the call?');
  expect(other).not.toHaveClass('items-end');
  expect(other.querySelector('img')).toHaveAttribute('src', '/art/person-sofia-lindqvist.svg');
  expect(within(other).getByText('Sofia Lindqvist')).toHaveClass('sr-only');
  const items = log().getAllByRole('listitem');
  const at = (text: RegExp) => items.findIndex((item) => text.test(item.textContent));
  expect(at(/^New messages$/)).toBe(at(/Did\. New draft/) - 1);
  expect(items.at(-1)).toBe(other);
  expect(screen.getByPlaceholderText('Message Sofia Lindqvist...')).toBeVisible();
});

test('MS-02 MS-07 MS-08 MS-09 MS-12 MS-14 a channel replaces the open contact', async () => {
  const { user, router } = await renderRoute(withIdris);
  await heading('Idris Vale');
  await user.click(inSideBar(/^design-critique/));
  const top = (await heading('design-critique')).closest('header')!;
  const header = within(top);
  await expectLocation(router, inCritique);
  expect(header.getByText('128 members')).toBeVisible();
  expect(top.querySelectorAll('.avatar'), 'the faces of some of them').toHaveLength(4);
  expect(await menuLabels(user)).toEqual([
    'Channel Details',
    'Search in Channel',
    'Mute Channel',
    'Leave Channel',
  ]);
  expect(log().getByRole('heading', { name: '# design-critique' })).toBeVisible();
  expect(log().getByText('Show unfinished work and ask one question about it.')).toBeVisible();
  expect(log().getByText('This is the start of the #design-critique channel.')).toBeVisible();
  const names = log().getAllByText('Noor Siddiqui');
  expect(names[0]).not.toHaveClass('sr-only');
  expect(screen.getByPlaceholderText('Message #design-critique...')).toBeVisible();
  await user.click(inSideBar(/^Idris Vale/));
  await heading('Idris Vale');
  await expectLocation(router, withIdris);
});

test('MS-15 MS-16 MS-17 SS-30 VA-08 CA-01 a sent message is logged and the field is emptied; the thread gets no new message', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { user } = await renderRoute(withIdris);
  await heading('Idris Vale');
  const field = screen.getByPlaceholderText('Message Idris Vale...');
  const send = screen.getByRole('button', { name: 'Send message' });
  const before = log().getAllByRole('listitem').length;
  expect(send).toBeDisabled();
  await user.type(field, '   {Enter}');
  expect(send).toBeDisabled();
  expect(info).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'One{Shift>}{Enter}{/Shift}two');
  expect(field).toHaveValue('One\ntwo');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(info).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(await screen.findByText(/^Sent\. This conversation is a sample/)).not.toHaveClass('sr-only');
  await user.type(field, 'Three');
  await user.click(send);
  expect(await screen.findByText('Message sent')).toHaveClass('sr-only');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(info.mock.calls).toEqual([
    ['Message sent', { conversationId: 'contact-idris-vale', text: 'One\ntwo' }],
    ['Message sent', { conversationId: 'contact-idris-vale', text: 'Three' }],
  ]);
  expect(log().getAllByRole('listitem')).toHaveLength(before);
  fireEvent.change(field, { target: { value: 'x'.repeat(4_001) } });
  expect(screen.getByText('Use at most 4,000 characters (1 over)')).toBeVisible();
  expect(send).toBeDisabled();
  info.mockRestore();
});

test('MS-13 a draft stays in its own conversation', async () => {
  const { user } = await renderRoute(withIdris);
  await heading('Idris Vale');
  await user.type(screen.getByPlaceholderText('Message Idris Vale...'), 'Only for Idris');
  expect(screen.getByPlaceholderText('Message Idris Vale...')).toHaveAttribute('data-drafted');
  await user.click(inSideBar(/^Priya Raman/));
  expect(await screen.findByPlaceholderText('Message Priya Raman...')).toHaveValue('');
  await user.click(inSideBar(/^Idris Vale/));
  await waitFor(() =>
    expect(screen.getByPlaceholderText('Message Idris Vale...')).toHaveValue('Only for Idris'),
  );
});

test('SH-37 opening a conversation clears its unread badges and marks its notifications as read', async () => {
  const { user } = await renderRoute('/messages');
  await heading('Welcome to Messages');
  expect(badges(withSofia)).toEqual(['2 unread', '2 unread']);
  await user.click(inSideBar(/^Sofia Lindqvist/));
  await heading('Sofia Lindqvist');
  await waitFor(() => expect(inSideBar(/^Sofia Lindqvist/)).not.toHaveTextContent('unread'));
  expect(topBar().getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();
  await user.click(main().getByRole('link', { name: 'All conversations' }));
  await heading('Welcome to Messages');
  expect(badges(withSofia)).toEqual([undefined, undefined]);
  expect(badges('/messages?contact=contact-jonah-whitlock')).toEqual(['1 unread', '1 unread']);
});

test('MS-05 MS-06 calls, search, mute and block of a contact work, and block can be undone', async () => {
  const { user, router } = await renderRoute(withSofia);
  await heading('Sofia Lindqvist');
  await user.click(screen.getByRole('button', { name: 'Video call' }));
  await expectToast('Video call', 'Calling Sofia Lindqvist. Calls are simulated, so nobody will be called.');
  await choose(user, 'Search in Conversation');
  const words = await screen.findByRole('searchbox', { name: 'Search in Conversation' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(words).toHaveFocus());
  await user.keyboard('MACHINE behind');
  expect(await screen.findByText('2 messages found')).toBeVisible();
  expect(log().queryByText('I am so happy and so sorry.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  await waitFor(() => expect(screen.getByRole('log')).toHaveFocus());
  expect(log().getByText('I am so happy and so sorry.')).toBeVisible();
  await choose(user, 'Search in Conversation');
  const again = await screen.findByRole('searchbox', { name: 'Search in Conversation' });
  await user.keyboard('a{Escape}');
  await waitFor(() => expect(again).toHaveFocus());
  await user.keyboard('{Backspace}{Escape}');
  expect(screen.queryByRole('searchbox', { name: 'Search in Conversation' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('log')).toHaveFocus());
  await choose(user, 'Mute Notifications');
  await expectToast('Notifications muted');
  expect(await menuLabels(user)).toContain('Unmute Notifications');
  await choose(user, 'Block Contact');
  await expectToast('Contact blocked', 'They can no longer message you.');
  expect(screen.queryByPlaceholderText('Message Sofia Lindqvist...')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Voice call' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(screen.getByPlaceholderText('Message Sofia Lindqvist...')).toHaveFocus());
  await choose(user, 'View Profile');
  await expectLocation(router, '/profile/person-sofia-lindqvist');
});

test('MS-09 details, search, mute and leave of a channel work, and leaving can be undone', async () => {
  const { user, router } = await renderRoute(inCritique);
  await heading('design-critique');
  await choose(user, 'Channel Details');
  const dialog = await screen.findByRole('dialog', { name: '# design-critique' });
  const member = within(dialog).getByRole('link', { name: /Noor Siddiqui/ });
  expect(member).toHaveAttribute('href', '/profile/person-noor-siddiqui');
  expect(within(dialog).getByText('and 118 more')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(user, 'Mute Channel');
  await expectToast('Channel muted');
  await choose(user, 'Search in Channel');
  await user.type(await screen.findByRole('searchbox', { name: 'Search in Channel' }), 'nobody said this');
  expect(await screen.findByText('No messages found')).toBeVisible();
  await choose(user, 'Leave Channel');
  await expectLocation(router, '/messages');
  await expectToast('You left the channel', "It's no longer in your side bar.");
  expect(sideBar().queryByRole('link', { name: /^design-critique/ })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await sideBar().findByRole('link', { name: /^design-critique/ })).toBeVisible();
  // A left channel has no message field and is in no list.
  await router.navigate(inCritique);
  await heading('design-critique');
  await choose(user, 'Leave Channel');
  await expectLocation(router, '/messages');
  await router.navigate('/network?tab=messages');
  expect(await screen.findByText('7 conversations')).toBeVisible();
  await router.navigate(inCritique);
  expect(await screen.findByText('You have left this channel.')).toBeVisible();
  expect(screen.queryByPlaceholderText('Message #design-critique...')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Rejoin' }));
  await waitFor(() => expect(screen.getByPlaceholderText('Message #design-critique...')).toHaveFocus());
  expect(inSideBar(/^design-critique/)).toBeVisible();
});
