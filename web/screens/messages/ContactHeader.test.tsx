import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

test.each([
  ['contact-sofia-lindqvist', 'Sofia Lindqvist', 'Online', false],
  ['contact-priya-raman', 'Priya Raman', 'Offline', true],
])('MS-05 the header of %s shows for %s: %s, as text and as a dot', async (id, name, words, off) => {
  await renderRoute(`/messages?contact=${id}`);
  const header = (await screen.findByRole('heading', { level: 1, name })).closest('header')!;
  expect(within(header).getByText(/^(Online|Offline)$/)).toHaveTextContent(words);
  expect(header.querySelector('.avatar .dot')?.matches('.off')).toBe(off);
});

test('EN-05 a conversation in the list shows picture, last message, time and unread count', async () => {
  await renderRoute('/messages');
  const list = within(await screen.findByRole('navigation', { name: 'Conversations' }));
  const [first] = list.getAllByRole('link');
  expect(first).toHaveTextContent(
    /Sofia Lindqvist, online, Can you look at the second question before the call\?10m ago2 unread$/,
  );
  expect(first!.querySelector('.avatar img')).toHaveAttribute('src', '/art/person-sofia-lindqvist.svg');
});
