import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MessageRecord } from '../../../server/channel/records.ts';
import { createStore } from '../../../server/store.ts';
import { repeated, transportOf } from '../../../server/testing/longLists.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a long conversation shows its latest messages, and the earlier ones on demand', async () => {
  const store = createStore();
  const messages = store.messagesIn.get('contact-idris-vale') as MessageRecord[];
  const many = repeated(messages, 108).map((message, place) => ({
    ...message,
    text: `Message ${108 - place}`,
  }));
  messages.splice(0, messages.length, ...many);
  const { user } = await renderRoute('/messages?contact=contact-idris-vale', {
    transport: transportOf(store),
  });
  const log = within(await screen.findByRole('log'));
  const texts = () => log.getAllByText(/^Message \d+$/).map(({ textContent }) => textContent);
  expect(texts()).toHaveLength(50);
  expect(texts().at(-1)).toBe('Message 108');
  await user.click(log.getByRole('button', { name: 'Earlier messages' }));
  await waitFor(() => expect(texts()).toHaveLength(100));
  await user.click(log.getByRole('button', { name: 'Earlier messages' }));
  await waitFor(() => expect(texts()).toHaveLength(108));
  expect(texts()[0]).toBe('Message 1');
  expect(log.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
});
