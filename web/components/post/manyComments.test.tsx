import { ApolloLink } from '@apollo/client';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { createTransport } from '../../../server/testing/createTransport.ts';
import { repeatRecords } from '../../../server/testing/longLists.ts';
import { postBy, renderFeed } from '../../testing/renderFeed.tsx';
import { expectToast } from '../../testing/toast.ts';

test('a button loads further comments, and a failed press shows an error; a new comment shows all up to it', async () => {
  const store = createStore();
  const post = [...store.posts.values()].find(({ authorId }) => authorId === 'person-idris-vale')!;
  Object.assign(post, { replies: repeatRecords(post.replies, 45) });
  let fails = true;
  const link = new ApolloLink((operation, forward) =>
    fails && operation.variables['after'] ? throwError(() => new Error('Offline')) : forward(operation),
  );
  const { user } = await renderFeed('/', { link, transport: createTransport(store) });
  await user.click(postBy('Idris Vale').getByRole('button', { name: /^Comment on/ }));
  const section = within(await postBy('Idris Vale').findByRole('region', { name: 'Comments' }));
  const items = () => section.getAllByRole('listitem');
  expect(items()).toHaveLength(20);
  const more = () => section.getByRole('button', { name: 'Show more comments' });
  fireEvent.click(more());
  await expectToast('Something went wrong', 'Please try again in a moment.', 'destructive');
  fails = false;
  fireEvent.click(more());
  await waitFor(() => expect(items()).toHaveLength(40));
  await user.type(section.getByRole('textbox', { name: 'Your comment' }), 'Mine{Enter}');
  await waitFor(() => expect(items()).toHaveLength(46));
  expect(items().at(-1)).toHaveTextContent('Mine');
  expect(section.queryByRole('button', { name: 'Show more comments' })).toBeNull();
  expect(postBy('Idris Vale').getByRole('button', { name: /^Comment on/ })).toHaveTextContent('46');
});
