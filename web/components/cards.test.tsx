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
])(
  '%s: a click anywhere on a card follows its one link, and no control is nested in another',
  async (path) => {
    mockMediaQueries(media.wide);
    await renderRoute(path);
    const cards = await screen.findAllByRole('article');
    const linkedCards = cards.filter((card) => card.querySelector('.stretched-link'));
    // Posts have no page of their own; every other card has a link.
    const posts = cards.filter((card) => card.querySelector('[aria-label^="Like"]'));
    expect(linkedCards).toHaveLength(cards.length - posts.length);
    expect(linkedCards.length).toBeGreaterThan(2);
    for (const card of linkedCards) {
      const links = card.querySelectorAll('.stretched-link');
      expect(links).toHaveLength(1);
      expect(links[0]).toHaveAttribute('href');
      expect(links[0]!.closest('.link-area')).toBe(card);
    }
    const nested = 'a a, a button, a input, button a, button button, label button';
    expect(document.querySelectorAll(nested)).toHaveLength(0);
  },
);

test.each(['/search?q=design', '/profile/person-noor-siddiqui', '/companies/company-halden-works'])(
  "%s: a post's heading is one level below its section's heading",
  async (path) => {
    await renderRoute(path);
    const [like] = await screen.findAllByRole('button', { name: /^Like/ });
    const post = like!.closest('article')!;
    const section = post.closest('section')!.getAttribute('aria-labelledby')!;
    expect(document.getElementById(section)).toHaveProperty('tagName', 'H2');
    expect(within(post).getByRole('heading')).toHaveProperty('tagName', 'H3');
  },
);
