import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { media, mockMediaQueries } from './mediaQueries.ts';
import { renderRoute } from './renderRoute.tsx';

/** The home feed of a wide window, once its posts are there. */
export async function renderFeed(...[path = '/', options]: [string?, Parameters<typeof renderRoute>[1]?]) {
  mockMediaQueries(media.wide);
  // A link may lead to where no screen stands yet, which that place says in the console.
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const view = await renderRoute(path, options);
  await screen.findAllByRole('article');
  // What stands right of the posts comes to life after them.
  await screen.findByRole('heading', { name: 'People you may know' });
  return view;
}

/** Who wrote the posts, in the order in which they stand. */
const authors = () => screen.queryAllByRole('article').map((post) => post.querySelector('h2')?.textContent);

/** Waits until these people's posts are shown, in this order. */
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
