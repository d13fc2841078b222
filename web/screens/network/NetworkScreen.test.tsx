import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../actions/perform.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast, toast } from '../../testing/toast.ts';
import './NewMessageDialog.tsx';

const counts = async () => {
  const card = within(await screen.findByRole('region', { name: 'Your network' }));
  return card.getAllByRole('definition').map((value) => value.textContent);
};

test('RT-16 NW-01 NW-02 NW-03 NW-04 NW-05 SS-28 EN-40 connections come first, with counts, search and See More', async () => {
  const { user, router } = await renderRoute('/network');
  expect(await counts()).toEqual(['15', '5', '6']);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Connections',
    'Invitations',
    'Messages',
  ]);
  expect(screen.getByRole('tab', { name: 'Connections' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByPlaceholderText('Search Connections')).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(9);
  const jonah = within(screen.getByRole('article', { name: 'Jonah Whitlock' }));
  expect(jonah.getByText('5 mutual connections')).toBeVisible();
  const chow = within(screen.getByRole('article', { name: 'Mei-Lin Chow' }));
  expect(chow.getByText('Design systems designer at Fernbank Studio')).toBeVisible();
  expect(jonah.getByRole('link', { name: 'View Profile: Jonah Whitlock' })).toHaveAttribute(
    'href',
    '/profile/person-jonah-whitlock',
  );
  expect(jonah.getByRole('link', { name: 'Message Jonah Whitlock' }).getAttribute('href')).toMatch(
    /^\/messages\?contact=/,
  );
  await user.click(screen.getByRole('link', { name: 'See More' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(15));
  expect(screen.queryByRole('link', { name: 'See More' })).toBeNull();
  // The first added connection.
  await waitFor(() =>
    expect(screen.getAllByRole('article')[9]).toContainElement(document.activeElement as HTMLElement),
  );
  await user.type(screen.getByPlaceholderText('Search Connections'), 'jonah{Enter}');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await waitFor(() => expect(router.state.location.search).toBe('?q=jonah'));
  await router.navigate('/network?q=zebra');
  expect(await screen.findByRole('heading', { name: 'No connections found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show all connections' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('NW-01 NW-03 NW-06 Ignore and Accept take effect at once, the counts follow, and Undo reverts them', async () => {
  const { user } = await renderRoute('/network?tab=invitations');
  expect(await screen.findByPlaceholderText('Search Invitations')).toBeVisible();
  const eze = (await screen.findByRole('button', { name: 'Accept Chidi Eze' })).closest('li');
  expect(eze).toHaveTextContent('Backend engineer at Tidewell4 mutual connections · 21 hours ago');
  await user.click(await screen.findByRole('button', { name: /^Ignore .*Nasser/ }));
  await waitFor(async () => expect((await counts()).slice(0, 2)).toEqual(['15', '4']));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await counts()).slice(0, 2)).toEqual(['15', '5']));
  await user.click(screen.getByRole('button', { name: /^Accept .*Eze/ }));
  await waitFor(async () => expect((await counts()).slice(0, 2)).toEqual(['16', '4']));
  // Answering an invitation marks its notification as read.
  const bell = () => screen.getByRole('link', { name: /^Notifications/ });
  expect(bell()).toHaveAccessibleName('Notifications, 3 unread');
  await user.click(screen.getByRole('button', { name: /^Accept .*Park/ }));
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 2 unread'));
  await user.click(screen.getByRole('tab', { name: 'Connections' }));
  const [latest, before] = await screen.findAllByRole('article');
  expect(latest).toHaveTextContent(/Park/);
  expect(before).toHaveTextContent(/Eze/);
});

test('in live mode an Undo that is too late says what could not be undone, and why', async () => {
  const { link, store } = createLiveServer();
  const { user } = await renderRoute('/network?tab=invitations', { transport: link });
  await user.click(await screen.findByRole('button', { name: 'Accept Chidi Eze' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  store.change({ drop: 'connected', id: store.connectionOf.get('person-chidi-eze')!.id });
  await user.click(undo);
  await expectToast(
    '“Invitation accepted” could not be undone',
    'You are connected no more: ask to connect again.',
    'destructive',
  );
  expect(toast('Something went wrong')).toBeNull();
});

test('NW-03 NW-07 NW-08 EN-41 the messages tab: unread conversations are marked; New Message and See all messages work', async () => {
  const { user } = await renderRoute('/network?tab=messages');
  expect(await screen.findByPlaceholderText('Search Messages')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'See all messages' })).toHaveAttribute('href', '/messages');
  const unread = document.querySelectorAll('[data-unread="true"]');
  expect(unread.length).toBeGreaterThan(0);
  for (const row of unread) expect(row).toHaveTextContent(/\d+ unread/);
  const rows = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(unread.length);
  expect(rows[0]).toHaveTextContent(
    /Sofia LindqvistCan you look at the second question before the call\?10m ago2 ?unread$/,
  );
  for (const row of rows)
    expect([row.textContent, row.matches('.bg-accent-soft')]).toEqual([
      row.textContent,
      row.textContent.includes('unread'),
    ]);
  await user.click(screen.getByRole('button', { name: 'New Message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Message' }));
  await user.selectOptions(await dialog.findByLabelText('To'), 'Jonah Whitlock');
  await user.type(dialog.getByLabelText('Your message'), 'Hello');
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  await expectToast('Message sent', 'Your message was sent to Jonah Whitlock.');
});

test('NW-02 a company filters the list, and its chip removes the filter', async () => {
  const { user, router } = await renderRoute('/network?company=company-halden-works');
  const chip = await screen.findByRole('link', { name: 'Remove filter: Halden Works' });
  const names = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  expect(names()).toEqual(['Ben Castellano', 'Wanjiru Kamau']);
  expect(screen.getByRole('tab', { name: 'Invitations' })).toHaveAttribute(
    'href',
    '/network?company=company-halden-works&tab=invitations',
  );
  await user.click(chip);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('Search with an empty field focuses it', async () => {
  const { user } = await renderRoute('/network');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search Connections' })).toHaveFocus());
});
