import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../actions/perform.ts';
import '../network/NewMessageDialog.tsx';
import { blankPerson } from '../../../server/data/blankPerson.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast, toast } from '../../testing/toast.ts';

const sofia = '/messages?contact=contact-sofia-lindqvist';
const log = () => within(screen.getByRole('log'));

test('in live mode a sent message joins the conversation and the list, and is Delivered', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { link, store, failures } = createLiveServer();
  const { user } = await renderRoute(sofia, { transport: link });
  const field = await screen.findByPlaceholderText('Message Sofia Lindqvist...');
  failures.push('before', 'before', 'before');
  await user.type(field, 'The ferry is late.{Enter}');
  await waitFor(() => expect(toast('Something went wrong')).not.toBeNull(), { timeout: 5_000 });
  expect(field).toHaveValue('The ferry is late.');
  expect(log().queryByText('The ferry is late.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await log().findByText('The ferry is late.')).toBeVisible();
  await waitFor(() => expect(field).toHaveValue(''));
  expect(log().getAllByRole('listitem').at(-1)).toHaveTextContent(/Delivered$/);
  const row = within(screen.getByRole('navigation', { name: 'Conversations' })).getByRole('link', {
    name: /^Sofia Lindqvist/,
  });
  expect(row).toHaveTextContent('The ferry is late.');
  expect(store.of('person-sofia-lindqvist').unreadIn('contact-sofia-lindqvist')).toBe(2);
  expect(info).not.toHaveBeenCalled();
});

test('in live mode a message leaves its field at once, and the next one is sent after it', async () => {
  const { link, hold, mutations } = createLiveServer();
  const { user } = await renderRoute(sofia, { transport: link });
  const field = await screen.findByPlaceholderText('Message Sofia Lindqvist...');
  const release = hold('SendMessage');
  await user.type(field, 'first{Enter}');
  expect(field).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Send message' })).toHaveAttribute('aria-busy', 'true');
  await user.type(field, 'second{Enter}{Enter}third');
  expect(field).toHaveValue('third');
  expect(screen.queryByText('Message sent')).toBeNull();
  release();
  expect(await log().findByText('second')).toBeVisible();
  const texts = mutations().map(({ variables }) => (variables['input'] as { text?: string }).text);
  expect(texts.filter(Boolean)).toEqual(['first', 'second']);
  expect(
    log()
      .getAllByText(/^(first|second)$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['first', 'second']);
  expect(field).toHaveValue('third');
});

test('in live mode a first message opens the conversation', async () => {
  const { link, store } = createLiveServer();
  const { user, router } = await renderRoute('/network?tab=messages', { transport: link });
  await user.click(await screen.findByRole('button', { name: 'New Message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Message' }));
  await user.selectOptions(await dialog.findByLabelText('To'), 'Ben Castellano');
  await user.type(dialog.getByLabelText('Your message'), 'Hello Ben');
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('heading', { name: 'Ben Castellano', level: 1 })).toBeVisible();
  expect(await log().findByText('Hello Ben')).toBeVisible();
  await expectToast('Message sent', 'Your message was sent to Ben Castellano.');
  const { id } = store.contactWith.get('person-ben-castellano')!;
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/messages', search: `?contact=${id}` }),
  );
  const list = within(screen.getByRole('navigation', { name: 'Conversations' }));
  expect(list.getByRole('link', { name: /^Ben Castellano/ })).toHaveAttribute('aria-current', 'page');
});

test('in live mode a message to a person who has blocked the viewer stays in the field', async () => {
  const { link, store } = createLiveServer();
  store.of('person-sofia-lindqvist').change({
    mark: 'blockedContacts',
    id: 'contact-sofia-lindqvist',
    on: true,
  });
  const { user } = await renderRoute(sofia, { transport: link });
  const field = await screen.findByPlaceholderText('Message Sofia Lindqvist...');
  await user.type(field, 'Hello{Enter}');
  await expectToast(
    'Something went wrong',
    'You cannot write to Sofia Lindqvist at the moment.',
    'destructive',
  );
  expect(field).toHaveValue('Hello');
});

test('in live mode nobody can write to, call or connect with a former member', async () => {
  const { link, store } = createLiveServer();
  const id = 'person-sofia-lindqvist';
  store.change(
    { put: 'people', record: { ...blankPerson(id, 'Former member'), deletedAt: '2026-11-26' } },
    { drop: 'connected', id: store.connectionOf.get(id)!.id },
  );
  const { unmount } = await renderRoute(sofia, { transport: link });
  expect(await screen.findByText('This person has deleted the account.')).toBeVisible();
  expect(log().getAllByRole('listitem').length).toBeGreaterThan(0);
  for (const name of ['Voice call', 'Video call', 'Send message'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByPlaceholderText(/^Message /)).toBeNull();
  unmount();
  await renderRoute(`/profile/${id}`, { transport: link });
  expect(await screen.findByRole('heading', { level: 1, name: 'Former member' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('button', { name: 'Share Profile' })).toBeVisible();
  expect(main.queryByRole('button', { name: /Connect/ })).toBeNull();
  expect(main.queryByRole('link', { name: 'Message' })).toBeNull();
});

test.each([
  ['a contact', sofia, /^Sofia Lindqvist/, 'Mute Notifications'],
  ['a channel', '/messages?channel=channel-design-critique', /^design-critique/, 'Mute Channel'],
])('%s that is muted has a mark in the list and in the header', async (_kind, address, name, entry) => {
  const { user } = await renderRoute(address);
  const header = within((await screen.findByRole('heading', { level: 1, name })).closest('header')!);
  const row = within(screen.getByRole('navigation', { name: 'Conversations' })).getByRole('link', { name });
  expect(header.queryByRole('img', { name: 'Muted' })).toBeNull();
  await user.click(header.getByRole('button', { name: 'More options' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  expect(await header.findByRole('img', { name: 'Muted' })).toBeVisible();
  expect(row).toHaveAccessibleName(expect.stringMatching(/, ?Muted/));
});

test('in live mode the address of a channel of others explains that it may have other members', async () => {
  const { link } = createLiveServer();
  await renderRoute('/messages?channel=channel-of-others', { transport: link });
  expect(await screen.findByRole('heading', { level: 1, name: 'Conversation not found' })).toBeVisible();
  expect(screen.getByText('It does not exist, or only its members can read it.')).toBeVisible();
  const all = within(screen.getByRole('main')).getByRole('link', { name: 'All conversations' });
  expect(all).toHaveAttribute('href', '/messages');
});
