import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { relationId } from '../../../server/data/relations.ts';
import { createStore } from '../../../server/data/store.ts';
import { createTransport } from '../../../server/testing/createTransport.ts';
import { mockSearchResult, repeatRecords } from '../../../server/testing/longLists.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const store = createStore();
const people = repeatRecords([...store.people.values()], 215);
const { connectedAt } = store.connected.values().next().value!;
for (const record of people)
  store.change(
    { put: 'people', record },
    {
      put: 'connected',
      record: {
        id: relationId(store.viewer.id, record.id),
        personId: record.id,
        ownerId: store.viewer.id,
        connectedAt,
      },
    },
  );
mockSearchResult(store.connectionCatalogue, people);
mockSearchResult(
  store.threadCatalogue,
  repeatRecords(store.threadCatalogue.select({ order: 'latest' }).slice(0, 100), 45),
);
// By its tag, because queries by role are slow on long lists.
const articles = () => document.querySelectorAll('main article');
const renderLong = (address: string) => renderRoute(address, { transport: createTransport(store) });

test('See More extends the connections to 99; the rest has pages of 99', async () => {
  const { user, router } = await renderLong('/network?page=10');
  await waitFor(() => expect(articles()).toHaveLength(90));
  expect(screen.queryByRole('navigation', { name: 'Connections, pages' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'See More' }));
  await waitFor(() => expect(articles()).toHaveLength(99));
  expect(screen.queryByRole('link', { name: 'See More' })).toBeNull();
  expect(screen.getByText('215 connections, page 1 of 3')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  await waitFor(() => expect(articles()).toHaveLength(17));
  await waitFor(() => expect(router.state.location.search).toBe('?page=13'));
  // An effect moves the focus after the page is rendered.
  await waitFor(() => expect(screen.getByText('215 connections, page 3 of 3')).toHaveFocus());
});

test('invitations have numbered pages, and later ones move up after two on page 1 are answered', async () => {
  const invited = createStore();
  const earlier = [...invited.invitations.values()];
  const invitations = repeatRecords(earlier, 102 - earlier.length);
  const invitees = repeatRecords([...invited.people.values()], invitations.length);
  invited.change(
    ...invitees.map((record) => ({ put: 'people' as const, record })),
    ...invitations.map((invitation, i) => ({
      put: 'invitations' as const,
      record: { ...invitation, personId: invitees[i]!.id, ownerId: invited.viewer.id },
    })),
  );
  const { user } = await renderRoute('/network?tab=invitations', { transport: createTransport(invited) });
  const accepts = () => screen.getAllByText('Accept');
  await waitFor(() => expect(accepts()).toHaveLength(50));
  await user.click(accepts()[0]!);
  await screen.findByText('101 invitations, page 1 of 3');
  await user.click(accepts()[0]!);
  await screen.findByText('100 invitations, page 1 of 2');
  await waitFor(() => expect(accepts()).toHaveLength(50));
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await screen.findByText('100 invitations, page 2 of 2');
  await waitFor(() => expect(accepts()).toHaveLength(50));
});

test('conversations have numbered pages', async () => {
  await renderLong('/network?tab=messages&page=3');
  await waitFor(() => expect(screen.getByText('45 conversations, page 3 of 3')).toBeVisible());
  expect(document.querySelectorAll('[data-unread]')).toHaveLength(5);
});
