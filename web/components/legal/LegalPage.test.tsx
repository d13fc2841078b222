import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test.each([
  ['Terms', '/terms', 'Your account'],
  ['Privacy', '/privacy', 'What your browser keeps'],
])('RT-26 %s is a text inside the main layout, with its contents', async (title, path, part) => {
  await renderRoute(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  const link = contents.getByRole('link', { name: part });
  expect(document.querySelector(link.getAttribute('href')!)).toHaveTextContent(part);
  expect(document.title).toBe(`${title} · Workgrove`);
});

const shown = async (path: string) => {
  const { link } = createLiveServer();
  await renderRoute(path, { transport: link });
  return (await screen.findByRole('article')).textContent;
};

test('in live mode Privacy names the cookies, what is stored where, the readers and the ways out', async () => {
  const text = await shown('/privacy');
  for (const part of [
    /server stores your account: name, email address and password\./,
    'Other people receive what you send',
    'The session cookie keeps you logged in. It ends when you log out, or after 7 days without use.',
    'The device cookie is set for a year',
    'The side bar cookie has one word',
    /Local storage has .* whether you've seen the welcome notice.* the id of your account until you log out\./,
    'No payment is taken, no email is sent and no call is made.',
    'In Settings, Privacy you can download your data and delete your account.',
    'Messages, deals and company pages stay, without your name.',
  ])
    expect(text).toMatch(part);
  expect(text).not.toContain('welcome screen');
});

test('in live mode Terms says that orders and messages reach other people', async () => {
  const text = await shown('/terms');
  for (const part of [
    'The rest is from people with an account on this server.',
    /Other people receive the messages, .*applications, proposals and orders that you send to them\./,
    'The server stores orders and purchases, and sellers see them. No payment is taken',
    'The server stores the gigs, products and courses you create.',
    'you can download your data and delete your account',
  ])
    expect(text).toMatch(part);
  expect(text).not.toMatch(/Everything it shows is sample content|No order is placed|this is a sample/);
});
