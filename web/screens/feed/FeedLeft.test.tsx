import { expect, test } from 'vitest';
import { expectLocation } from '../../testing/expectLocation.ts';
import { card, expectAuthors, postBy, renderFeed } from '../../testing/renderFeed.tsx';
import { expectToast } from '../../testing/toast.ts';

const linksOf = (heading: string) =>
  card(heading)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('FD-02 the profile card shows the headline and three stats', async () => {
  await renderFeed();
  const profile = card('Maren Holt');
  expect(profile.getByRole('link', { name: 'Maren Holt' })).toHaveAttribute('href', '/profile');
  expect(profile.getByText('Product designer. I help small teams ship calmer software.')).toBeVisible();
  const stats = profile
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(stats).toEqual([
    ['Profile views', '1,284'],
    ['Post impressions', '8,970'],
    ['Search appearances', '214'],
  ]);
});

test("FD-03 My Items shows the counts of saved posts and applied jobs, initially 0, and of the profile's gigs", async () => {
  await renderFeed();
  expect(linksOf('My Items')).toEqual([
    ['Saved posts0', '/?filter=saved'],
    ['My gigs2', '/gigs?tab=mine'],
    ['Applied jobs0', '/jobs?tab=applied'],
  ]);
});

test('FD-03 saving and unsaving a post update the count in My Items', async () => {
  const { user } = await renderFeed();
  const save = postBy('Idris Vale').getByRole('button', { name: 'Save post by Idris Vale' });
  await user.click(save);
  expect(await card('My Items').findByRole('link', { name: /^Saved posts ?1$/ })).toBeVisible();
  await user.click(save);
  expect(await card('My Items').findByRole('link', { name: /^Saved posts ?0$/ })).toBeVisible();
});

test('FD-04 Discover has groups, events and followed hashtags', async () => {
  await renderFeed();
  expect(linksOf('Discover')).toEqual([
    ['Groups', '/?filter=groups'],
    ['Events', '/?filter=events'],
    ['Followed Hashtags', '/?filter=followed'],
  ]);
});

test('FD-05 KC-11 there are 5 topics, and initially none is followed', async () => {
  await renderFeed();
  const topics = card('Topics to follow').getAllByRole('button');
  expect(topics.map((topic) => [topic.textContent, topic.getAttribute('aria-pressed')])).toEqual(
    ['#ux-research', '#remote-work', '#typography', '#indie-makers', '#design-systems'].map((tag) => [
      tag,
      'false',
    ]),
  );
});

test('FD-05 FD-16 following a topic shows a notice and lists its posts under Followed hashtags', async () => {
  const { user, router } = await renderFeed();
  const topic = card('Topics to follow').getByRole('button', { name: '#remote-work' });
  await user.click(topic);
  await expectToast('Following #remote-work');
  expect(topic).toHaveAttribute('aria-pressed', 'true');
  await user.click(card('Discover').getByRole('link', { name: 'Followed Hashtags' }));
  await expectLocation(router, '/?filter=followed');
  await expectAuthors('Idris Vale');
  await user.click(topic);
  await expectToast('No longer following #remote-work');
  expect(topic).toHaveAttribute('aria-pressed', 'false');
  await expectAuthors();
});
