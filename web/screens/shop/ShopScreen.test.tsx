import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const store = createStore();
const all = [...store.shopItems.values()];
const courses = [...store.courses.values()];
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title).toSorted();
const card = async (title: string) => within(await screen.findByRole('article', { name: title }));
const choicesOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent?.replace(/ \(\d+\)$/, ''));
const pageStatus = (page: number) => `${all.length} products, page ${page} of ${Math.ceil(all.length / 12)}`;
const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' });

test('RT-19 SP-01 SP-02 the shop has its banner and its search', async () => {
  await renderRoute('/shop');
  expect(await screen.findByRole('heading', { name: 'Discover Digital Products', level: 1 })).toBeVisible();
  expect(screen.getByPlaceholderText('Search digital products, categories, or creators...')).toBeVisible();
  expect(document.title).toBe('Shop · Workgrove');
});

test('SP-03 SP-04 SP-07 the filters and orders show how many products each choice matches', async () => {
  await renderRoute('/shop?price=free');
  await screen.findAllByRole('article');
  expect(choicesOf('Type')).toEqual(['All Types', 'Courses', 'Other Products']);
  expect(choicesOf('Price')).toEqual(['All Prices', 'Free', 'Paid']);
  expect(choicesOf('Sort by')).toEqual(['Most Popular', 'Recently Added', 'Recommended', 'Top Rated']);
  const free = courses.filter(({ price }) => price === 0).length;
  expect(screen.getByRole('option', { name: `Courses (${free})` })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: `All Prices (${all.length})` })).toBeInTheDocument();
});

test('SP-05 SP-06 the level shows for courses only, and is removed with another type', async () => {
  const { user, router } = await renderRoute('/shop');
  await screen.findAllByRole('article');
  expect(screen.queryByLabelText('Level')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Type'), 'course');
  await screen.findByLabelText('Level');
  expect(choicesOf('Level')).toEqual(['All Levels', 'Beginner', 'Intermediate', 'Advanced']);
  await user.selectOptions(screen.getByLabelText('Level'), 'advanced');
  const advanced = courses.filter(({ difficultyLevel }) => difficultyLevel === 'ADVANCED');
  await waitFor(() => expect(titles().toSorted()).toEqual(titlesOf(advanced)));
  await waitFor(() => expect(router.state.location.search).toBe('?type=course&level=advanced'));
  await user.selectOptions(screen.getByLabelText('Type'), 'other');
  await waitFor(() => expect(screen.queryByLabelText('Level')).toBeNull());
  await waitFor(() => expect(router.state.location.search).toBe('?type=other'));
});

test('KC-38 type and price combine with AND; set filters show as removable chips', async () => {
  const { user, router } = await renderRoute('/shop?type=other&price=free');
  const others = all.filter((item) => !('duration' in item));
  const expected = others.filter(({ price }) => price === 0);
  await status(`${expected.length} products`);
  expect(titles().toSorted()).toEqual(titlesOf(expected));
  await user.click(screen.getByRole('link', { name: 'Remove filter Price: Free' }));
  await waitFor(() => expect(router.state.location.search).toBe('?type=other'));
  await status(new RegExp(`^${others.length} products, page 1 of`));
});

test.each([
  ['title', 'calm INTERFACES', 'Calm interfaces'],
  ['description', 'two sides, no surprises', 'Typed APIs from schema to screen'],
  ['creator', 'Castellano', 'CSS without the fight'],
])('KC-35 KC-36 KC-37 the search finds a product by its %s, on Enter', async (_where, words, title) => {
  const { user, router } = await renderRoute('/shop');
  await screen.findAllByRole('article');
  const box = screen.getByRole('searchbox', { name: 'Search the shop' });
  await user.type(box, words);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.keyboard('{Enter}');
  await status(new RegExp(`for '${words}'$`));
  expect(titles()).toContain(title);
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe(words);
});

test('KC-39 KC-40 KC-41 KC-42 the server sorts the list, and the address contains the order', async () => {
  const { user, router } = await renderRoute('/shop');
  const first = () => titles()[0];
  await waitFor(() => expect(first()).toBe('The one-page CV'));
  const rated = all.toSorted((a, b) => b.rating - a.rating || b.createdAt.localeCompare(a.createdAt));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'top-rated');
  await waitFor(() => expect(titles()).toEqual(rated.slice(0, 12).map(({ title }) => title)));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=top-rated'));
  const newest = all.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'recent');
  await waitFor(() => expect(first()).toBe(newest[0]!.title));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'recommended');
  const recommended = all
    .filter((item) => item.recommended)
    .toSorted((a, b) => b.popularity - a.popularity || b.createdAt.localeCompare(a.createdAt));
  await waitFor(() => expect(titles()).toEqual(recommended.slice(0, 12).map(({ title }) => title)));
});

test('the list has numbered pages of 12, and Back returns to the page before', async () => {
  const { user, router } = await renderRoute('/shop');
  await status(pageStatus(1));
  await user.click(screen.getByRole('link', { name: 'Page 4' }));
  await status(pageStatus(4));
  expect(screen.getAllByRole('article')).toHaveLength(all.length - 36);
  await waitFor(() => expect(router.state.location.search).toBe('?page=4'));
  await router.navigate(-1);
  await status(pageStatus(1));
});

test('SP-10 SP-11 SP-12 SP-13 SP-14 SP-15 SP-16 SP-17 KC-13 KC-14 EN-45 the card of a course shows all its details', async () => {
  await renderRoute('/shop?q=calm+interfaces');
  const course = await card('Calm interfaces');
  const links = course.getAllByRole('link');
  for (const link of links) expect(link).toHaveAttribute('href', '/shop/course-calm-interfaces');
  // One tab stop: the title.
  expect(links.filter((link) => link.tabIndex === 0)).toHaveLength(1);
  expect(course.getByAltText('A screen with one large button and a lot of air')).toBeInTheDocument();
  for (const text of ['$59.00', 'Featured', 'Course', 'Design & Branding', 'Maren Holt', '1,246 enrolled'])
    expect(course.getByText(text)).toBeVisible();
  expect(course.getByText(/^Design screens that people finish/)).toBeVisible();
  expect(course.getByRole('img', { name: '4.9 out of 5' })).toHaveTextContent('4.9');
  expect(course.getByText('6h 30min · 7 modules · 38 lessons')).toBeVisible();
  expect(course.getByText('View Course')).toBeVisible();
});

test('SP-11 SP-12 SP-16 SP-17 the cards of a free course, a free product and a product with a price', async () => {
  const { unmount } = await renderRoute('/shop?type=course&price=free');
  const course = await card('Drawing for product people');
  expect(course.getByText('Enroll Free')).toBeVisible();
  expect(course.getByText('Free')).toBeVisible();
  unmount();
  await renderRoute('/shop?type=other');
  const free = await card('The one-page CV');
  expect(free.getByText('Free')).toBeVisible();
  expect(free.getByText('Download Free')).toBeVisible();
  expect(free.getByText('12,904 downloads')).toBeVisible();
  for (const badge of ['Course', 'Featured']) expect(free.queryByText(badge)).toBeNull();
  const paid = await card('Research plan kit');
  expect(paid.getByText('$18.00')).toBeVisible();
  expect(paid.getByText('View Details')).toBeVisible();
});

test('SP-18 SP-19 a search without results: Clear filters resets words, filters and category at once', async () => {
  const { user, router } = await renderRoute('/shop?q=zeppelin&price=free&category=legal&sort=recent');
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  expect(screen.getAllByText('Clear filters')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await status(pageStatus(1));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search the shop' })).toHaveValue(''));
  expect(screen.getByLabelText('Price')).toHaveValue('all');
  expect(screen.getByLabelText('Sort by')).toHaveValue('popular');
});

test('SN-05 SP-10 CA-01 the heart adds a product to the wishlist without navigation; the wishlist lists it', async () => {
  const { user, router } = await renderRoute('/shop');
  const title = 'The one-page CV';
  const heart = (await card(title)).getByRole('button', { name: `Add ${title} to wishlist` });
  await user.click(heart);
  expect(await screen.findByText('Added to wishlist')).toBeVisible();
  expect(screen.getByText('This product has been added to your wishlist.')).toBeVisible();
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(router.state.location.pathname).toBe('/shop'));
  await user.click(screen.getByRole('link', { name: 'Wishlist' }));
  await status('1 product on your wishlist');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Wishlist');
  // The wishlist ignores filters and order.
  for (const label of ['Type', 'Price', 'Sort by']) expect(screen.queryByLabelText(label)).toBeNull();
  expect(titles()).toEqual([title]);
  await user.click((await card(title)).getByRole('button', { name: /to wishlist$/ }));
  expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Browse products' }));
  expect((await card(title)).getByRole('button', { name: /to wishlist$/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});
