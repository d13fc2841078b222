import { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { Subject, first, of, switchMap } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { expectAuthors } from '../../testing/renderFeed.tsx';
import { renderRoute } from '../../testing/renderRoute.tsx';

const authors = ['Sofia Lindqvist', 'Idris Vale', 'Noor Siddiqui', 'Wanjiru Kamau'];
const composer = () => screen.getByRole('textbox', { name: 'Post' });

test('while the feed loads, its skeleton shows and the composer accepts text', async () => {
  const release = new Subject<void>();
  const delayedLink = new ApolloLink((operation, forward) =>
    operation.operationName === 'FeedScreen'
      ? release.pipe(
          first(),
          switchMap(() => forward(operation)),
        )
      : forward(operation),
  );
  const { user } = await renderRoute('/', { link: delayedLink });
  expect(await screen.findByText('Loading your feed')).toHaveRole('status');
  expect(screen.getByRole('heading', { name: 'Home Feed', level: 1 })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.type(composer(), 'early');
  release.next();
  await expectAuthors(...authors);
  expect(screen.queryByText('Loading your feed')).not.toBeInTheDocument();
  expect(composer()).toHaveValue('early');
});

test('a feed that fails to load shows an error; Retry loads it and the composer keeps its text', async () => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Subject<void>();
  const unexpected = { message: 'Broken', extensions: { requestId: '1f0c2a9b-5d3e' } };
  let offline = true;
  const link = new ApolloLink((operation, forward) =>
    offline && operation.operationName === 'FeedScreen'
      ? failure.pipe(
          first(),
          switchMap(() => of({ data: null, errors: [unexpected] })),
        )
      : forward(operation),
  );
  const { user } = await renderRoute('/', { link });
  await screen.findByText('Loading your feed');
  failure.next();
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('heading', { name: "We couldn't load your feed" })).toBeVisible();
  expect(alert).toHaveTextContent(
    'Something went wrong on our side. Try again. Nothing you typed is lost. Reference: 1f0c2a9b-5d3e',
  );
  // The screen has one error message: the side columns stay empty.
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await user.type(composer(), 'kept');
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Loading your feed')).toHaveRole('status');
  failure.next();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  offline = false;
  await user.click(retry);
  await expectAuthors(...authors);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(composer()).toHaveValue('kept');
  expect(screen.getByRole('heading', { name: 'Maren Holt', level: 2 })).toBeVisible();
});
