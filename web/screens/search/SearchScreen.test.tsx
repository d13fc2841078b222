import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask } from '../../../server/testing/ask.ts';
import { read } from '../../../server/testing/read.ts';
import { perform } from '../../actions/perform.ts';
import { buyProduct } from '../../actions/product.ts';
import { expectLocation } from '../../testing/expectLocation.ts';
import { media, mockMediaQueries } from '../../testing/mediaQueries.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** Returns the number of hits of each kind, from the server. */
async function counts(query: string) {
  const answer = await ask('query($query: String!) { search(query: $query) { counts { label count } } }', {
    query,
  });
  const found = read<{ label: string; count: number }[]>(answer, 'search.counts');
  return Object.fromEntries(found.map(({ label, count }) => [label, count]));
}

const main = () => within(screen.getByRole('main'));
const list = (name: string) => within(main().getByRole('heading', { name, level: 2 }).closest('section')!);
const titles = () => [...document.querySelectorAll('main article h3')].map((title) => title.textContent);
const tabs = () => within(main().getByRole('tablist', { name: 'Kinds' })).getAllByRole('tab');

async function show(address: string) {
  mockMediaQueries(media.wide);
  const view = await renderRoute(address);
  await screen.findByRole('heading', { name: 'Search', level: 1 });
  return view;
}

test('words find items of every kind, each with its count, its best hits and a link to all of them', async () => {
  const { user, router } = await show('/search?q=design');
  await main().findByRole('heading', { name: 'Jobs', level: 2 });
  const found = await counts('design');
  const total = Object.values(found).reduce((sum, count) => sum + count, 0);
  expect(main().getByRole('status')).toHaveTextContent(`${total} results for 'design'`);
  expect(tabs().map((tab) => tab.textContent)).toEqual([
    `All${total}`,
    ...Object.entries(found).map(([label, count]) => `${label}${count}`),
  ]);
  expect(document.title).toBe('design · Search · Workgrove');
  // The last hits need code that loads after the first load.
  const shown = Object.values(found).reduce((sum, count) => sum + Math.min(3, count), 0);
  await waitFor(() => expect(document.querySelectorAll('main article')).toHaveLength(shown));
  // Hits link to their pages and have actions.
  expect(list('Companies').getAllByRole('button', { name: /^Follow / }).length).toBeGreaterThan(0);
  for (const [label, path] of [
    ['People', '/profile/'],
    ['Jobs', '/jobs/'],
    ['Gigs', '/gigs/'],
    ['Projects', '/projects/'],
    ['Products', '/shop/'],
    ['Companies', '/companies/'],
  ] as const)
    for (const link of document.querySelectorAll(`[aria-labelledby=found-${label.toLowerCase()}] h3 a`))
      expect(link.getAttribute('href')).toContain(path);
  await user.click(list('Jobs').getByRole('link', { name: `See ${found['Jobs']} jobs` }));
  await expectLocation(router, '/search?q=design&tab=jobs');
  expect(await main().findByText(`${found['Jobs']} jobs for 'design', page 1 of 2`)).toBeVisible();
});

test('the server paginates a kind, and the address contains the page', async () => {
  const { user, router } = await show('/search?q=design&tab=jobs');
  await main().findByRole('heading', { name: 'Jobs', level: 2 });
  const first = titles();
  expect(first).toHaveLength(10);
  await user.click(main().getByRole('link', { name: 'Page 2' }));
  await expectLocation(router, '/search?q=design&tab=jobs&page=2');
  await waitFor(() => expect(titles()).toHaveLength((first.length + 1) % 10));
  expect(first).not.toContain(titles()[0]);
  expect(main().getByRole('status')).toHaveTextContent(/, page 2 of 2$/);
  await router.navigate(-1);
  await waitFor(() => expect(titles()).toEqual(first));
});

test('the kind of the best hit comes first', async () => {
  await show('/search?q=halden+works');
  await main().findByRole('heading', { name: 'Companies', level: 2 });
  expect(main().getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Companies');
  expect(list('Companies').getByRole('link', { name: 'Halden Works' })).toBeVisible();
});

test('a changed search keeps its kind and starts on page 1', async () => {
  const { user, router } = await show('/search?q=design&tab=jobs&page=2');
  const box = main().getByRole('searchbox', { name: 'Search words' });
  expect(box).toHaveValue('design');
  await user.clear(box);
  await user.type(box, 'react{Enter}');
  await expectLocation(router, '/search?q=react&tab=jobs');
  const found = await counts('react');
  expect(await main().findByText(`${found['Jobs']} jobs for 'react'`)).toBeVisible();
});

test('a kind without hits shows an empty state and links to the other kinds', async () => {
  const { user, router } = await show('/search?q=codemod+cookbook&tab=jobs');
  await main().findByRole('heading', { name: "No jobs found for 'codemod cookbook'" });
  await user.click(main().getByRole('link', { name: 'Show 1 result' }));
  await expectLocation(router, '/search?q=codemod+cookbook');
  expect(await main().findByRole('heading', { name: 'Products', level: 2 })).toBeVisible();
});

test('words without hits show an empty state and can be cleared', async () => {
  const { user, router } = await show('/search?q=zebra+zeppelin');
  await main().findByRole('heading', { name: "No results found for 'zebra zeppelin'" });
  expect(main().queryByRole('tablist')).not.toBeInTheDocument();
  await user.click(main().getByRole('link', { name: 'Clear search' }));
  await expectLocation(router, '/search');
});

test('without words it shows current topics and links to every list', async () => {
  const { user, router } = await show('/search');
  await main().findByRole('heading', { name: 'People talk about' });
  for (const [name, address] of [
    ['Jobs', '/jobs'],
    ['Gigs', '/gigs'],
    ['Projects', '/projects'],
    ['Shop', '/shop'],
    ['Companies', '/companies'],
    ['Network', '/network'],
  ] as const)
    expect(main().getByRole('link', { name })).toHaveAttribute('href', address);
  const topic = within(list('People talk about').getByRole('list')).getAllByRole('link')[0]!;
  const word = topic.textContent;
  await user.click(topic);
  await expectLocation(router, `/search?q=${encodeURIComponent(word)}`);
  // Searching for a topic finds posts.
  expect(await main().findByRole('heading', { name: 'Posts', level: 2 })).toBeVisible();
});

test('saving a hit updates every page, and a purchased product has a badge', async () => {
  const { user, goTo, client } = await show('/search?q=design&tab=jobs');
  await main().findByRole('heading', { name: 'Jobs', level: 2 });
  // An own posting has no Save button.
  const save = main().getAllByRole('button', { name: /^Save / })[0]!;
  const job = save.getAttribute('aria-label')!.replace('Save ', '');
  await user.click(save);
  await main().findByRole('button', { name: `Save ${job}`, pressed: true });
  await goTo('/jobs?tab=saved', 'Jobs');
  expect(await main().findByRole('article', { name: job })).toBeVisible();

  await goTo('/search?q=studio+operating&tab=products', 'Search');
  expect(await main().findByText('Studio operating system')).toBeVisible();
  expect(main().queryByText('Purchased')).toBeNull();
  await act(() => perform(client, buyProduct, { input: { productId: 'product-studio-operating-system' } }));
  expect(await main().findByText('Purchased')).toBeVisible();
});

test("hits mark the viewer and the viewer's own posting and project; the latter has no Save", async () => {
  await show('/search?q=design');
  await main().findByRole('heading', { name: 'Jobs', level: 2 });
  const row = (kind: string, name: string) =>
    within(list(kind).getByRole('link', { name }).closest('article')!);
  expect(row('People', 'Maren Holt').getByText('You')).toBeVisible();
  expect(row('People', 'Sofia Lindqvist').queryByText('You')).toBeNull();
  expect(row('Jobs', 'Design Intern, Summer Term').getByText('Your posting')).toBeVisible();
  expect(row('Jobs', 'Design Director, Mobility').queryByText('Your posting')).toBeNull();
  const project = row('Projects', 'Design tokens that survive a rebrand');
  expect(project.getByText('Your project')).toBeVisible();
  expect(project.queryByRole('button')).toBeNull();
});
