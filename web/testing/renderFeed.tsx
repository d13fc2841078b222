import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { media, mockMediaQueries } from './mediaQueries.ts';
import { renderRoute } from './renderRoute.tsx';

/** Renders the home feed in a wide window and waits for its posts and right column. */
export async function renderFeed(...[path = '/', options]: [string?, Parameters<typeof renderRoute>[1]?]) {
  mockMediaQueries(media.wide);
  // The not-found screen logs its address.
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const view = await renderRoute(path, options);
  await screen.findAllByRole('article');
  // The right column hydrates after the posts.
  await screen.findByRole('heading', { name: 'People you may know' });
  return view;
}

/** Authors of the posts, in page order. */
const authors = () => screen.queryAllByRole('article').map((post) => post.querySelector('h2')?.textContent);

/** Waits until the feed shows posts by exactly these authors, in this order. */
export const expectAuthors = (...names: readonly string[]) => waitFor(() => expect(authors()).toEqual(names));

/** The first post of an author. */
export const postBy = (author: string) =>
  within(
    screen.getAllByRole('article').find((post) => post.querySelector('h2')?.textContent === author) ??
      document.createElement('p'),
  );

/** The card with this heading. */
export const card = (heading: string) =>
  within(screen.getByRole('heading', { name: heading, level: 2 }).closest('section')!);
