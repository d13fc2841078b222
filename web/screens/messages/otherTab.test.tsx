import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sendMessage } from '../../actions/channel.ts';
import { perform } from '../../actions/perform.ts';
import { createClient } from '../../apollo/client.ts';
import { settle } from '../../apollo/refetchActive.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import '../../actions/perform.ts';

test('two tabs write in one conversation: each message is there once, and a draft stays', async () => {
  const conversationId = 'contact-sofia-lindqvist';
  const { link } = createLiveServer();
  const { client, user } = await renderRoute(`/messages?contact=${conversationId}`, { transport: link });
  const field = await screen.findByPlaceholderText('Message Sofia Lindqvist...');
  const list = within(screen.getByRole('log'));
  const before = list.getAllByRole('listitem').length;
  await user.type(field, 'From this tab');
  await perform(createClient(link), sendMessage, { input: { conversationId, text: 'From the other tab' } });
  // The tab fetches again when the server announces the message.
  await act(() => settle(client, { seq: 2, write: () => {} }));
  expect(await list.findByText('From the other tab')).toBeVisible();
  expect(field).toHaveValue('From this tab');
  await user.type(field, '{Enter}');
  expect(await list.findByText('From this tab')).toBeVisible();
  const texts = list.getAllByRole('listitem').slice(before);
  expect(texts.map((item) => item.textContent)).toEqual([
    expect.stringContaining('From the other tab'),
    expect.stringContaining('From this tab'),
  ]);
});
