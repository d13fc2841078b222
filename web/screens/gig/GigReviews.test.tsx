import { ApolloLink, Observable } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { createTransport } from '../../../server/testing/createTransport.ts';
import { repeatRecords } from '../../../server/testing/longLists.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const path = '/gigs/gig-usability-review';
const { reviewed } = createStore().gigs.get('gig-usability-review')!;
const reviews = async () => within(await screen.findByRole('region', { name: 'Reviews' }));
/** Names of the reviewers that are shown. The order is that of the sample. */
const names = () => {
  const parts = screen.getByRole('region', { name: 'Reviews' }).querySelectorAll('*');
  const texts = new Set([...parts].map(({ textContent }) => textContent));
  return reviewed.map(({ user }) => user.name).filter((name) => texts.has(name));
};
const starsShown = (section: Awaited<ReturnType<typeof reviews>>) =>
  section.getAllByRole('img', { name: /out of 5$/ }).map((stars) => Number(stars.textContent));

test('GD-09 KC-28 KC-14 reviews start with the average, the breakdown by 5 to 1 stars and three criteria', async () => {
  await renderRoute(path);
  const section = await reviews();
  const average = reviewed.reduce((sum, { rating }) => sum + rating, 0) / reviewed.length;
  expect(section.getByText(average.toFixed(1))).toBeVisible();
  // The stars are filled in part: 4.6 does not fill five stars.
  const filled = screen.getByRole('region', { name: 'Reviews' }).querySelectorAll('[data-filled]');
  const parts = [...filled].map((star) => Number(star.getAttribute('width')) / 24);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(average, 1);
  expect(Number.isInteger(average)).toBe(false);
  expect(
    within(section.getByRole('list', { name: 'Rating breakdown' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(
    [5, 4, 3, 2, 1].map((stars) => {
      const count = reviewed.filter(({ rating }) => rating === stars).length;
      return `${stars} star${stars === 1 ? '' : 's'}${count} review${count === 1 ? '' : 's'}`;
    }),
  );
  for (const criterion of ['Seller communication', 'Quality of delivery', 'Value of delivery'])
    expect(section.getByText(criterion).nextSibling).toHaveTextContent(/^\d\.\d$/);
});

test('EN-36 a review shows its author, country, date, stars, comment and response', async () => {
  await renderRoute(path);
  const item = within((await reviews()).getByText('Ines Okafor').closest('li')!);
  expect(item.getByText('2 weeks ago').parentElement).toHaveTextContent('Ghana · 2 weeks ago');
  expect(item.getByRole('img', { name: '5.0 out of 5' })).toBeVisible();
  expect(item.getByText(/Kenji found the one label/)).toBeVisible();
  expect(item.getByText('Ines Okafor').closest('li')!.querySelector('.avatar img')).toHaveAttribute(
    'src',
    '/art/person-ines-okafor.svg',
  );
  expect(item.getByText(/^Seller's response/)).toBeVisible();
});

test('GD-09 initially five reviews show, and all after a click', async () => {
  const { user } = await renderRoute(path);
  const section = await reviews();
  expect(names()).toHaveLength(5);
  await user.click(section.getByRole('button', { name: `Show all ${reviewed.length} reviews` }));
  expect(names()).toHaveLength(reviewed.length);
});

test('GD-10 the server searches reviews; the address contains the search text and the package', async () => {
  const { user, router } = await renderRoute(`${path}?package=standard`);
  const section = await reviews();
  await user.type(section.getByRole('searchbox', { name: 'Search reviews' }), 'prototype{Enter}');
  expect(await section.findByText(/^2 reviews with 'prototype'/)).toBeVisible();
  expect(names()).toEqual(['Ines Okafor', 'Aroha Ngata']);
  await waitFor(() => expect(router.state.location.search).toBe('?package=standard&reviews=prototype'));
  await user.click(section.getByRole('link', { name: 'Clear search' }));
  await waitFor(() => expect(names()).toHaveLength(5));
  expect(section.getByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(router.state.location.search).toBe('?package=standard'));
});

test('GD-10 a search without results shows a message', async () => {
  await renderRoute(`${path}?reviews=zeppelin`);
  expect(await (await reviews()).findByText('No reviews found. Try other words.')).toBeVisible();
});

test('GD-09 a row of the breakdown filters by its stars, combines with search and package, and clears again', async () => {
  const { user, router } = await renderRoute(`${path}?package=standard`);
  const section = await reviews();
  const breakdown = within(section.getByRole('list', { name: 'Rating breakdown' }));
  // No review has one star, so that row has no link.
  expect(breakdown.getAllByRole('link')).toHaveLength(3);
  const four = breakdown.getByRole('link', { name: /^4 stars/ });
  await user.click(four);
  expect(await section.findByText(/^3 reviews with 4 stars, most relevant first$/)).toBeVisible();
  expect(starsShown(section)).toEqual([4, 4, 4]);
  expect(four).toHaveAttribute('aria-current', 'true');
  await waitFor(() => expect(router.state.location.search).toBe('?package=standard&stars=4'));
  await user.click(breakdown.getByRole('link', { name: /^5 stars/ }));
  expect(await section.findByText(/^8 reviews with 5 stars/)).toBeVisible();
  await user.type(section.getByRole('searchbox', { name: 'Search reviews' }), 'prototype{Enter}');
  expect(await section.findByText(/^1 review with 5 stars and 'prototype'/)).toBeVisible();
  expect(names()).toEqual(['Ines Okafor']);
  await user.click(section.getByRole('link', { name: 'Clear search' }));
  await waitFor(() => expect(names()).toHaveLength(5));
  await waitFor(() => expect(router.state.location.search).toBe('?package=standard'));
  await user.click(four);
  await user.click(await section.findByRole('link', { name: 'Clear stars' }));
  await waitFor(() => expect(router.state.location.search).toBe('?package=standard'));
});

test('GD-09 a number of stars without reviews shows a message', async () => {
  await renderRoute(`${path}?stars=1`);
  expect(await (await reviews()).findByText('Nobody has given 1 star.')).toBeVisible();
});

test('GD-11 KC-27 reviews have four orders, and the address contains the order', async () => {
  const { user, router } = await renderRoute(path);
  const section = await reviews();
  const sort = section.getByLabelText('Sort reviews');
  expect(
    within(sort)
      .getAllByRole('option')
      .map((option) => `${option.getAttribute('value')}: ${option.textContent}`),
  ).toEqual([
    'mostRelevant: Most relevant',
    'mostRecent: Most recent',
    'highestRated: Highest rated',
    'lowestRated: Lowest rated',
  ]);
  expect(sort).toHaveValue('mostRelevant');
  const worst = reviewed.map(({ rating }) => rating).toSorted((a, b) => a - b);
  await user.selectOptions(sort, 'lowestRated');
  await waitFor(() => expect(starsShown(section)).toEqual(worst.slice(0, 5)));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=lowestRated'));
  await user.selectOptions(sort, 'highestRated');
  await waitFor(() => expect(starsShown(section)).toEqual(worst.toReversed().slice(0, 5)));
  await user.selectOptions(sort, 'mostRecent');
  const [newest] = reviewed.toSorted((a, b) => b.date.localeCompare(a.date));
  await waitFor(() => expect(section.getAllByRole('listitem')[5]).toHaveTextContent(newest!.user.name));
});

test('GD-10 a failed search shows an error in the list and keeps the search text', async () => {
  let failing = true;
  const link = new ApolloLink((operation, forward) =>
    operation.operationName === 'GigReviews' && failing
      ? new Observable((observer) => observer.error(new Error('Connection lost.')))
      : forward(operation),
  );
  const { user } = await renderRoute(path, { link });
  const section = await reviews();
  await user.type(section.getByRole('searchbox'), 'prototype{Enter}');
  expect(await section.findByText("We couldn't load the reviews")).toBeVisible();
  expect(section.getByRole('searchbox')).toHaveValue('prototype');
  failing = false;
  await user.click(section.getByRole('button', { name: 'Retry' }));
  expect(await section.findByText(/^2 reviews with 'prototype'/)).toBeVisible();
});

test('104 reviews are paginated', async () => {
  const store = createStore();
  const gig = store.gigs.get('gig-usability-review')!;
  Object.assign(gig, { reviewed: repeatRecords(gig.reviewed, 104) });
  const { user } = await renderRoute(path, { transport: createTransport(store) });
  const section = await reviews();
  expect(section.queryByRole('navigation')).toBeNull();
  await user.click(section.getByRole('button', { name: 'Show all 104 reviews' }));
  await user.click(section.getByRole('link', { name: 'Page 3' }));
  await waitFor(() =>
    expect(section.getByText('104 reviews, most relevant first, page 3 of 3')).toHaveFocus(),
  );
  expect(section.getAllByRole('img', { name: /out of 5$/ })).toHaveLength(4);
});

test('in live mode, which has no reviews of orders, a gig without reviews promises none', async () => {
  const { link, store } = createLiveServer();
  const gig = store.gigs.get('gig-usability-review')!;
  store.change({ put: 'gigs', record: { ...gig, reviewed: [] } });
  await renderRoute(path, { transport: link });
  expect((await reviews()).getByText('No reviews yet.')).toBeVisible();
});
