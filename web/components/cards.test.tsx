import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { media, mockMediaQueries } from '../testing/mediaQueries.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

test.each([
  '/jobs',
  '/projects',
  '/gigs',
  '/shop',
  '/companies',
  '/network?tab=connections',
  '/search?q=design',
  '/profile',
])('%s: all of a card leads where its one link leads, and no control stands within another', async (path) => {
  mockMediaQueries(media.wide);
  await renderRoute(path);
  const cards = await screen.findAllByRole('article');
  const leading = cards.filter((card) => card.querySelector('.stretched-link'));
  // Posts are read where they stand; all others lead somewhere.
  const posts = cards.filter((card) => card.querySelector('[aria-label^="Like"]'));
  expect(leading).toHaveLength(cards.length - posts.length);
  expect(leading.length).toBeGreaterThan(2);
  for (const card of leading) {
    const links = card.querySelectorAll('.stretched-link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAttribute('href');
    expect(links[0]!.closest('.link-area')).toBe(card);
  }
  const nested = 'a a, a button, a input, button a, button button, label button';
  expect(document.querySelectorAll(nested)).toHaveLength(0);
});

test.each(['/search?q=design', '/profile/person-noor-siddiqui', '/companies/company-halden-works'])(
  "%s: a post's heading stands a level beneath that of its section",
  async (path) => {
    await renderRoute(path);
    const [like] = await screen.findAllByRole('button', { name: /^Like/ });
    const post = like!.closest('article')!;
    const section = post.closest('section')!.getAttribute('aria-labelledby')!;
    expect(document.getElementById(section)).toHaveProperty('tagName', 'H2');
    expect(within(post).getByRole('heading')).toHaveProperty('tagName', 'H3');
  },
);
