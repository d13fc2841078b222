import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { createTransport } from '../../../server/testing/createTransport.ts';
import { repeatRecords } from '../../../server/testing/longLists.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** Returns the transport of a server whose conversation has 108 messages; the newest is 'Message 108'. */
function serverWithLong(conversation: string) {
  const store = createStore();
  const messages = store.messagesIn(conversation).slice(0, 100);
  const longThread = repeatRecords(messages, 108).map((message, index) => ({
    ...message,
    text: `Message ${index + 1}`,
    sentAt: new Date(Date.parse(messages.at(-1)!.sentAt) + index * 1_000).toISOString(),
  }));
  store.change(
    ...messages.map(({ id }) => ({ drop: 'messages' as const, id })),
    ...longThread.map((record) => ({ put: 'messages' as const, record })),
  );
  return createTransport(store);
}

test('a long conversation shows its latest messages, and earlier ones on demand', async () => {
  const { user } = await renderRoute('/messages?contact=contact-idris-vale', {
    transport: serverWithLong('contact-idris-vale'),
  });
  const log = within(await screen.findByRole('log'));
  const texts = () => log.getAllByText(/^Message \d+$/).map(({ textContent }) => textContent);
  expect(texts()).toHaveLength(50);
  expect(texts().at(-1)).toBe('Message 108');
  await user.click(await log.findByRole('button', { name: 'Earlier messages' }));
  await waitFor(() => expect(texts()).toHaveLength(100));
  await user.click(log.getByRole('button', { name: 'Earlier messages' }));
  await waitFor(() => expect(texts()).toHaveLength(108));
  expect(texts()[0]).toBe('Message 1');
  expect(log.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
});

test.each([
  ['contact', 'contact-idris-vale', 'Search in Conversation'],
  ['channel', 'channel-design-critique', 'Search in Channel'],
])('MS-06 MS-09 the search of a %s covers all of a long conversation', async (kind, id, entry) => {
  let fails = true;
  const link = new ApolloLink((operation, forward) =>
    fails && operation.variables['after'] ? throwError(() => new Error('Offline')) : forward(operation),
  );
  const { user } = await renderRoute(`/messages?${kind}=${id}`, { link, transport: serverWithLong(id) });
  const log = within(await screen.findByRole('log'));
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'More options' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  const search = within(await screen.findByRole('search', { name: entry }));
  await user.type(search.getByRole('searchbox'), 'message 12');
  const retry = await log.findByRole('button', { name: 'Retry' });
  expect(log.getByRole('alert')).toHaveTextContent("We couldn't load the earlier messages");
  expect(search.getByRole('status'), 'before all of it is there').toBeEmptyDOMElement();
  expect(log.queryByText('No messages found')).toBeNull();
  expect(log.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  fails = false;
  await user.click(retry);
  await waitFor(() => expect(search.getByRole('status')).toHaveTextContent(/^1 message found$/));
  expect(log.getByText('Message 12')).toBeVisible();
  expect(log.queryByRole('alert')).toBeNull();
  await user.type(search.getByRole('searchbox'), '{Backspace}');
  expect(search.getByRole('status')).toHaveTextContent(/^28 messages found$/);
});
