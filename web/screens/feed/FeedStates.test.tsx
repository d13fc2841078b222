import { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { Subject, first, switchMap, throwError } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { expectAuthors } from '../../testing/renderFeed.tsx';
import { renderRoute } from '../../testing/renderRoute.tsx';

const four = ['Sofia Lindqvist', 'Idris Vale', 'Noor Siddiqui', 'Wanjiru Kamau'];
const composer = () => screen.getByRole('textbox', { name: 'Post' });

test('while the feed loads its shape is there, and what needs no data works', async () => {
  const arrive = new Subject<void>();
  const slow = new ApolloLink((operation, forward) =>
    operation.operationName === 'FeedScreen'
      ? arrive.pipe(
          first(),
          switchMap(() => forward(operation)),
        )
      : forward(operation),
  );
  const { user } = await renderRoute('/', { link: slow });
  expect(await screen.findByText('Loading your feed')).toHaveRole('status');
  expect(screen.getByRole('heading', { name: 'Home Feed', level: 1 })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.type(composer(), 'early');
  arrive.next();
  await expectAuthors(...four);
  expect(screen.queryByText('Loading your feed')).not.toBeInTheDocument();
  expect(composer()).toHaveValue('early');
});

test('when the feed cannot be loaded it says so; Retry brings it, and what was typed is kept', async () => {
  // React tells the console of every error that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const noAnswer = new Subject<void>();
  let offline = true;
  const link = new ApolloLink((operation, forward) =>
    offline && operation.operationName === 'FeedScreen'
      ? noAnswer.pipe(
          first(),
          switchMap(() => throwError(() => new TypeError('Failed to fetch'))),
        )
      : forward(operation),
  );
  const { user } = await renderRoute('/', { link });
  await screen.findByText('Loading your feed');
  noAnswer.next();
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('heading', { name: "We couldn't load your feed" })).toBeVisible();
  expect(alert).toHaveTextContent('Check your connection, then try again. Nothing you typed is lost.');
  // One message for the whole screen: its sides stay empty.
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await user.type(composer(), 'kept');
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Loading your feed')).toHaveRole('status');
  noAnswer.next();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  offline = false;
  await user.click(retry);
  await expectAuthors(...four);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(composer()).toHaveValue('kept');
  expect(screen.getByRole('heading', { name: 'Maren Holt', level: 2 })).toBeVisible();
});
