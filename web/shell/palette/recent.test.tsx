import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLocation } from '../../testing/expectLocation.ts';
import { openPalette, renderWithKeys } from '../../testing/palette.ts';
import { recentPlaces, recordPlace } from '../../routing/recentPlaces.ts';

const viewerId = 'viewer-1';
const key = 'recent-places';

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const recent = () =>
  within(screen.getByRole('group', { name: 'Recent' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent.trim());

test('the last five places are kept, the latest first and each once, for one person', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 3]) recordPlace(viewerId, { title: `Place ${n}`, to: `/jobs/${n}` });
  expect(recentPlaces(viewerId).map(({ title }) => title)).toEqual([
    'Place 3',
    'Place 6',
    'Place 5',
    'Place 4',
    'Place 2',
  ]);
  expect(recentPlaces('viewer-2')).toEqual([]);
});

test.each([
  'null',
  '5',
  '[1]',
  '{',
  '\u0000',
  `{"viewer":"${viewerId}","places":5}`,
  `{"viewer":"${viewerId}","places":[null,5,{"title":5,"to":"/jobs"},{"title":"Jobs"}]}`,
  `{"viewer":"${viewerId}","places":[{"title":"Elsewhere","to":"https://elsewhere.example"}]}`,
  `{"viewer":"${viewerId}","places":[{"title":"Script","to":"javascript:alert(1)"}]}`,
  `{"viewer":"${viewerId}","places":[{"title":"Out","to":"/auth/logout"}]}`,
])('malformed storage has no places: %j', (text) => {
  sessionStorage.setItem(key, text);
  expect(recentPlaces(viewerId)).toEqual([]);
  recordPlace(viewerId, { title: 'Jobs', to: '/jobs' });
  expect(recentPlaces(viewerId)).toEqual([{ title: 'Jobs', to: '/jobs' }]);
});

test('the palette lists what it opened and what was searched, until the logout', async () => {
  const { user, router, goTo } = await renderWithKeys('/search?q=desinger');
  await screen.findByText(/^Nothing matches 'desinger'/);
  await openPalette(user);
  expect(recent()).toEqual(['Search: designer']);
  await user.keyboard('{Escape}');
  await expectClosed();
  await openPalette(user, 'agency');
  await user.keyboard('{Enter}');
  await expectLocation(router, '/agency');
  await expectClosed();
  await openPalette(user);
  expect(recent()).toEqual(['Agency', 'Search: designer']);
  // It is not listed twice.
  expect(screen.getAllByRole('option', { name: 'Agency' })).toHaveLength(1);
  await user.keyboard('{Escape}');
  await expectClosed();

  await router.navigate('/auth/logout');
  await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull());
  await goTo('/search?q=design', 'Search');
  await screen.findByText(/results for 'design'/);
  await openPalette(user);
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Log out' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Log in' }));
  // It leads back to this page.
  await expectLocation(router, '/auth/login?next=%2Fsearch%3Fq%3Ddesign');
});
