import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const allGigs = [...createStore().gigs.values()];
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
const titlesOf = (gigs: typeof allGigs) => gigs.map(({ title }) => title).toSorted();
const pageStatus = (page: number) =>
  `${allGigs.length} gigs, page ${page} of ${Math.ceil(allGigs.length / 12)}`;
const firstCard = async () =>
  within(
    await screen.findByRole('article', {
      name: 'Usability review and clickable prototype for your SaaS product',
    }),
  );

test('RT-11 GL-01 the gigs list shows its title and subtitle', async () => {
  await renderRoute('/gigs');
  expect(await screen.findByRole('heading', { name: 'Gigs', level: 1 })).toBeVisible();
  expect(screen.getByText('Find and offer professional services')).toBeVisible();
  expect(document.title).toBe('Gigs · Workgrove');
});

test('GL-02 SS-24 Filters opens and closes the panel; the panel is open if the address contains a filter', async () => {
  const { user, unmount } = await renderRoute('/gigs');
  const toggle = await screen.findByRole('button', { name: 'Filters' });
  const panel = document.getElementById(toggle.getAttribute('aria-controls')!);
  expect(panel).toContainElement(await screen.findByLabelText('Category'));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  // Hidden by a class, so that the panel shows without scripts.
  expect(panel).toHaveClass('hidden', 'noscript:contents');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(panel).not.toHaveClass('hidden');
  await user.click(toggle);
  expect(panel).toHaveClass('hidden');
  unmount();
  await renderRoute('/gigs?category=video');
  expect((await screen.findByLabelText('Category')).closest('.hidden')).toBeNull();
});

test('GL-04 KC-26 the search looks in title, description and tags on Enter, and is part of the address', async () => {
  const { user, router } = await renderRoute('/gigs');
  await screen.findAllByRole('article');
  const box = screen.getByPlaceholderText('Search for services, skills, or keywords');
  await user.type(box, 'illustration');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText(/for 'illustration'/)).toBeVisible());
  await waitFor(() => expect(router.state.location.search).toBe('?q=illustration'));
  const expected = allGigs.filter(({ title, description, tags }) =>
    [title, description, ...tags].some((text) => text.toLowerCase().includes('illustration')),
  );
  expect(titles().toSorted()).toEqual(titlesOf(expected));
  expect(box).toHaveValue('illustration');
});

test('GL-05 the tabs Browse Gigs and My Gigs are part of the address and keep the search', async () => {
  const { user, router } = await renderRoute('/gigs?q=design&wishlist=only&page=2');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Browse Gigs', 'My Gigs']);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  await user.click(tabs[1]!);
  await waitFor(() => expect(router.state.location.search).toBe('?q=design&tab=mine'));
  expect(await screen.findByText("You haven't created any gigs yet")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByText(/gigs? for 'design'/)).toBeVisible();
});

test('GL-06 EN-32 the title of a card and View Details link to the gig', async () => {
  const { user, router } = await renderRoute('/gigs');
  const card = await firstCard();
  const links = card.getAllByRole('link');
  for (const link of links) expect(link).toHaveAttribute('href', '/gigs/gig-usability-review');
  // Only the title is in the tab order.
  expect(links.filter((link) => link.tabIndex === 0)).toHaveLength(1);
  await user.click(card.getByText('View Details'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/gigs/gig-usability-review'));
});

test('GL-07 KC-14 a card shows avatar, name, rating with 1 decimal, review count and title', async () => {
  await renderRoute('/gigs');
  const card = await firstCard();
  expect(card.getByText('Kenji Mori')).toBeVisible();
  expect(card.getByRole('img', { name: /^\d\.\d out of 5, 12 reviews$/ })).toHaveTextContent(
    /^\d\.\d\(12\)$/,
  );
  expect(card.getByRole('heading', { level: 2 })).toHaveTextContent(
    /^Usability review and clickable prototype/,
  );
  const picture = card.getByText('Kenji Mori').closest('article')!.querySelector('.avatar img');
  expect(picture).toHaveAttribute('src', '/art/person-kenji-mori.svg');
});

test('GL-08 a card shows the first 3 tags and the number of further tags', async () => {
  await renderRoute('/gigs');
  const card = await firstCard();
  expect(card.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
    'usability',
    'prototype',
    'saas',
    '+2 more tags',
  ]);
  const three = within(await screen.findByRole('article', { name: /^Landing page/ }));
  expect(three.getAllByRole('listitem')).toHaveLength(3);
});

test('GL-09 EN-33 KC-15 a card shows delivery time, a price in whole dollars and View Details', async () => {
  await renderRoute('/gigs');
  const card = await firstCard();
  expect(card.getByText('3 days')).toBeVisible();
  expect(card.getByText('Starting at')).toHaveTextContent(/^Starting at \$120$/);
  expect(card.getByText('View Details')).toBeVisible();
});

test('GL-10 SN-04 the heart puts a gig on the wishlist and takes it off without navigation', async () => {
  const { user, router } = await renderRoute('/gigs');
  const heart = (await firstCard()).getByRole('button', { name: /^Add Usability review.* to wishlist$/ });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(await screen.findByText('Added to wishlist')).toBeVisible();
  // T5: without a full stop.
  expect(screen.getByText('This gig has been added to your wishlist')).toBeVisible();
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await user.click(heart);
  expect(await screen.findByText('Removed from wishlist')).toBeVisible();
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/gigs'));
});

test('GL-10 the wishlist ignores the search text of the address and has no filters', async () => {
  await renderRoute('/gigs?wishlist=only&q=zeppelin');
  expect(await screen.findByText(/^0 gigs/)).toHaveTextContent(/^0 gigs on your wishlist$/);
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});

test('GL-10 the Wishlist link shows the gigs on the wishlist', async () => {
  const { user } = await renderRoute('/gigs');
  await user.click((await firstCard()).getByRole('button', { name: /to wishlist$/ }));
  await user.click(screen.getByRole('link', { name: 'Wishlist' }));
  expect(await screen.findByText(/1 gig on your wishlist/)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.click((await firstCard()).getByRole('button', { name: /to wishlist$/ }));
  expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Browse Gigs' }));
  expect(await screen.findAllByRole('article')).toHaveLength(12);
});

const choicesOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option', { hidden: true })
    .map((option) => `${option.getAttribute('value')}: ${option.textContent}`);

test('KC-23 EN-35 gigs are filtered by category', async () => {
  const { user, router } = await renderRoute('/gigs');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  expect(choicesOf('Category')).toEqual([
    'all: All categories',
    'design: Design',
    'development: Development',
    'marketing: Marketing',
    'writing: Writing',
    'video: Video',
  ]);
  await user.selectOptions(screen.getByLabelText('Category'), 'writing');
  const expected = allGigs.filter(({ category }) => category === 'WRITING');
  await waitFor(() => expect(titles().toSorted()).toEqual(titlesOf(expected)));
  await waitFor(() => expect(router.state.location.search).toBe('?category=writing'));
});

test('KC-24 T11 gigs are filtered by price in half-open bands', async () => {
  const { user } = await renderRoute('/gigs?price=low');
  await screen.findAllByRole('article');
  expect(choicesOf('Price')).toEqual([
    'any: Any price',
    'low: $5-$50',
    'mid: $50-$100',
    'high: $100-$200',
    'premium: $200+',
  ]);
  const bands = { low: [5, 50], mid: [50, 100], high: [100, 200], premium: [200, Infinity] } as const;
  for (const [band, [from, to]] of Object.entries(bands)) {
    await user.selectOptions(screen.getByLabelText('Price'), band);
    const expected = allGigs.filter(({ basic: { price } }) => price >= from && price < to);
    await waitFor(() => expect(titles().toSorted()).toEqual(titlesOf(expected)));
  }
});

test('KC-25 gigs are filtered by a maximum number of delivery days', async () => {
  const { user } = await renderRoute('/gigs?delivery=express&category=design');
  await screen.findByText(/^\d+ gigs?$/);
  expect(choicesOf('Delivery time')).toEqual([
    'anytime: Anytime',
    'express: Express 24h',
    '3days: Up to 3 days',
    '7days: Up to 7 days',
  ]);
  for (const [choice, days] of [['3days', 3] as const, ['7days', 7] as const]) {
    await user.selectOptions(screen.getByLabelText('Delivery time'), choice);
    const expected = allGigs.filter(
      ({ category, basic }) => category === 'DESIGN' && basic.deliveryDays <= days,
    );
    await waitFor(() => expect(titles().toSorted()).toEqual(titlesOf(expected)));
  }
});

test('KC-26 unknown filter values in the address are ignored; Clear search and filters shows all gigs', async () => {
  const { user, router } = await renderRoute('/gigs?category=cooking&price=0&delivery=never&page=x');
  expect(await screen.findByText(pageStatus(1))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search gigs' }), 'zeppelin{Enter}');
  expect(await screen.findByRole('heading', { name: 'No gigs found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filters')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear search and filters' }));
  expect(await screen.findByText(pageStatus(1))).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByRole('searchbox', { name: 'Search gigs' })).toHaveValue('');
});

test('the list has pages of 12, and Back restores the search and its fields', async () => {
  const { user, router } = await renderRoute('/gigs');
  await screen.findAllByRole('article');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'price');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/gigs?sort=price&page=3'),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price'));
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(await screen.findByText(pageStatus(3))).toBeVisible();
  const prices = screen.getAllByText('Starting at').map((price) => Number(price.textContent?.split('$')[1]));
  expect(prices).toEqual(
    allGigs
      .map(({ basic }) => basic.price)
      .toSorted((a, b) => a - b)
      .slice(24, 36),
  );
  await router.navigate(-2);
  expect(await screen.findByText(pageStatus(1))).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Sort by')).toHaveValue('recommended'));
});
