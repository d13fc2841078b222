import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLocation } from '../../testing/expectLocation.ts';
import { expectAuthors, postBy, renderFeed } from '../../testing/renderFeed.tsx';
import { renderRoute } from '../../testing/renderRoute.tsx';

const [sofia, idris, noor, wanjiru] = ['Sofia Lindqvist', 'Idris Vale', 'Noor Siddiqui', 'Wanjiru Kamau'];
const main = () => within(screen.getByRole('main'));
type User = Awaited<ReturnType<typeof renderFeed>>['user'];

async function openFilter(user: User) {
  await user.click(main().getByRole('button', { name: 'Filter' }));
  return within(await screen.findByRole('menu'));
}
async function choose(user: User, label: string) {
  await user.click((await openFilter(user)).getByRole('menuitemradio', { name: label }));
}
const expectSummary = async (text: string) => expect(await main().findByText(text)).toHaveRole('status');

test('FD-06 FD-16 the filter offers six kinds of posts and two orders; the default is all posts, most recent first', async () => {
  const { user } = await renderFeed();
  const choices = (await openFilter(user)).getAllByRole('menuitemradio');
  expect(choices.map((choice) => [choice.textContent, choice.getAttribute('aria-checked')])).toEqual([
    ['All posts', 'true'],
    ['Featured', 'false'],
    ['Followed hashtags', 'false'],
    ['Saved posts', 'false'],
    ['Groups', 'false'],
    ['Events', 'false'],
    ['Most recent', 'true'],
    ['Top', 'false'],
  ]);
});

test('FD-16 a filter is part of the address, shows its number of posts and can be cleared', async () => {
  const { user, router } = await renderFeed();
  expect(screen.queryByRole('link', { name: 'Clear filter' })).not.toBeInTheDocument();
  await choose(user, 'Featured');
  await expectLocation(router, '/?filter=featured');
  await expectSummary('Featured: 1 post');
  await expectAuthors(sofia);
  await user.click(screen.getByRole('link', { name: 'Clear filter' }));
  await expectLocation(router, '/');
  await expectAuthors(sofia, idris, noor, wanjiru);
  expect(screen.queryByRole('link', { name: 'Clear filter' })).not.toBeInTheDocument();
});

test('FD-16 Top puts the posts with the most reactions first; Most recent restores the default order', async () => {
  const { user, router } = await renderFeed();
  await choose(user, 'Top');
  await expectLocation(router, '/?sort=top');
  await expectSummary('Top: 4 posts');
  await expectAuthors(wanjiru, sofia, noor, idris);
  await choose(user, 'Most recent');
  await expectLocation(router, '/');
  await expectAuthors(sofia, idris, noor, wanjiru);
});

test('FD-16 filter, order and hashtag combine', async () => {
  const { user, router } = await renderFeed('/?tag=Hiring');
  await expectSummary('#hiring: 2 posts');
  await expectAuthors(idris, wanjiru);
  await choose(user, 'Top');
  await expectLocation(router, '/?sort=top&tag=hiring');
  await expectSummary('#hiring · Top: 2 posts');
  await expectAuthors(wanjiru, idris);
});

test('FD-12 FD-16 a hashtag of a post links to the posts with this hashtag', async () => {
  const { user, router } = await renderFeed();
  await user.click(postBy(idris).getByRole('link', { name: '#hiring' }));
  await expectLocation(router, '/?tag=hiring');
  await expectAuthors(idris, wanjiru);
});

test('FD-16 Back restores the previous filter', async () => {
  const { user, router } = await renderFeed('/?filter=featured');
  await choose(user, 'All posts');
  await expectLocation(router, '/');
  await router.navigate(-1);
  await expectLocation(router, '/?filter=featured');
  await expectAuthors(sofia);
});

for (const address of ['/?filter=nonsense', '/?sort=nonsense', '/?filter=', '/?tag='])
  test(`FD-16 ${address} shows the unfiltered feed`, async () => {
    await renderFeed(address);
    await expectAuthors(sofia, idris, noor, wanjiru);
    expect(screen.queryByRole('link', { name: 'Clear filter' })).not.toBeInTheDocument();
  });

for (const [address, title, text] of [
  ['/?filter=followed', 'No posts with your hashtags', 'Follow a topic to see posts with its hashtag here.'],
  ['/?filter=saved', 'No saved posts yet', 'Posts you save will appear here.'],
  [
    '/?filter=groups',
    'No group posts yet',
    'Posts tagged #group will appear here. Your channels are in the side bar.',
  ],
  ['/?filter=events', 'No events yet', 'Posts tagged #event will appear here.'],
  ['/?tag=nobody', 'No posts with #nobody', 'Posts with this hashtag will appear here.'],
] as const)
  test(`FD-16 without matching posts ${address} shows its empty state`, async () => {
    await renderRoute(address);
    expect(await screen.findByRole('heading', { name: title, level: 2 })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear filter' })).toHaveAttribute('href', '/');
    await expectAuthors();
  });

test('FD-16 Saved posts lists a post that was saved in this tab', async () => {
  const { user, router } = await renderFeed();
  await user.click(postBy(noor).getByRole('button', { name: 'Save post by Noor Siddiqui' }));
  await choose(user, 'Saved posts');
  await expectLocation(router, '/?filter=saved');
  await expectSummary('Saved posts: 1 post');
  await expectAuthors(noor);
});
