import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sourceFilesOf } from './routes.tsx';
import { expectLocation } from './testing/expectLocation.ts';
import { expectAuthors } from './testing/renderFeed.tsx';
import { renderShell } from './testing/renderShell.tsx';

test('hovering over a link prefetches the data of its screen, and the click does not fetch it again', async () => {
  const requested: (string | undefined)[] = [];
  const link = new ApolloLink((operation, forward) => {
    requested.push(operation.operationName);
    return forward(operation);
  });
  const { user, router } = await renderShell({ link });
  const feed = screen.getByRole('link', { name: 'Workgrove home' });
  await user.hover(feed);
  await waitFor(() => expect(requested).toContain('FeedScreen'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/nope'));
  await user.click(feed);
  await expectLocation(router, '/');
  await expectAuthors('Sofia Lindqvist', 'Idris Vale', 'Noor Siddiqui', 'Wanjiru Kamau');
  expect(requested.filter((name) => name === 'FeedScreen')).toHaveLength(1);
});

test('sourceFilesOf returns the source files of a screen, for preloading', () => {
  expect(sourceFilesOf('Feed')).toEqual(['screens/feed/feed.data.ts', 'screens/feed/FeedScreen.tsx']);
  expect(sourceFilesOf('shell')).toEqual([]);
});
