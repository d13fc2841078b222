import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAuthors, renderFeed } from '../../testing/renderFeed.tsx';

test('FD-06 the feed shows its title and a Filter button', async () => {
  await renderFeed();
  expect(screen.getByRole('heading', { name: 'Home Feed', level: 1 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
  expect(document.title).toBe('Home Feed · Workgrove');
});

test('KC-11 EN-01 the feed has 4 posts, the featured one first, then the newest', async () => {
  await renderFeed();
  await expectAuthors('Sofia Lindqvist', 'Idris Vale', 'Noor Siddiqui', 'Wanjiru Kamau');
});

test('FD-01 the DOM order of the three columns is posts, profile, people', async () => {
  await renderFeed();
  const headings = within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
  expect(headings).toEqual([
    'Home Feed',
    'Sofia Lindqvist',
    'Idris Vale',
    'Noor Siddiqui',
    'Wanjiru Kamau',
    'Maren Holt',
    'My Items',
    'Discover',
    'Topics to follow',
    'People you may know',
    'Latest News',
    'Top job',
  ]);
});
