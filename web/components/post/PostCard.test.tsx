import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask } from '../../../server/testing/ask.ts';
import { postBy, renderFeed } from '../../testing/renderFeed.tsx';

interface Sample {
  author: { name: string; title: string; person: { id: string } };
  timePosted: string;
  postedAt: string;
  content: string;
  tags: string[];
}
/** The server's posts without times, which depend on the moment of the request. */
async function samples(): Promise<Sample[]> {
  const { data } = await ask(
    '{ feed { nodes { author { name title person { id } } timePosted content tags } } }',
  );
  return (data!['feed'] as unknown as { nodes: Sample[] }).nodes;
}

test('FD-09 EN-01 a post shows author, headline, relative time and content', async () => {
  await renderFeed();
  const posts = await samples();
  expect(posts.map(({ timePosted }) => timePosted)).toEqual(['2h ago', '5h ago', '1d ago', '3d ago']);
  for (const { author, timePosted, content } of posts) {
    const post = postBy(author.name);
    expect(post.getByRole('link', { name: author.name })).toHaveAttribute(
      'href',
      `/profile/${author.person.id}`,
    );
    expect(post.getByText(author.title)).toBeVisible();
    expect(post.getByText(timePosted)).toBeVisible();
    expect(
      post.getByText((_text, element) => element!.matches('p') && element.textContent === content),
    ).toBeVisible();
  }
});

test('FD-09 EN-01 a post shows the picture of its author', async () => {
  await renderFeed();
  const pictures = screen
    .getAllByRole('article')
    .map((post) => post.querySelector('.avatar img')?.getAttribute('src'));
  expect(pictures).toEqual(
    ['sofia-lindqvist', 'idris-vale', 'noor-siddiqui', 'wanjiru-kamau'].map(
      (name) => `/art/person-${name}.svg`,
    ),
  );
});

test('FD-09 the relative time has the exact time in its element', async () => {
  await renderFeed();
  const time = postBy('Sofia Lindqvist').getByText('2h ago');
  expect(time.tagName).toBe('TIME');
  expect(time).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/));
  expect(time).toHaveAttribute('title', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/));
});

test('FD-08 only the featured post has the verified badge and the highlighted border', async () => {
  await renderFeed();
  const featured = postBy('Sofia Lindqvist');
  expect(featured.getByRole('img', { name: 'Verified' })).toBeVisible();
  expect(featured.getByText('Featured')).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Verified' })).toHaveLength(1);
  expect(screen.getAllByRole('article').map((post) => post.classList.contains('featured'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('FD-10 a post with a picture shows it with its description', async () => {
  await renderFeed();
  const picture = postBy('Sofia Lindqvist').getByRole('img', {
    name: 'The new onboarding on a laptop and on a phone',
  });
  expect(picture).toHaveAttribute('src', '/art/ui-fern-3.svg');
  expect(
    postBy('Noor Siddiqui').getByRole('img', {
      name: 'Fifteen tiles, each with one or two simple shapes in warm colours',
    }),
  ).toBeVisible();
  for (const author of ['Idris Vale', 'Wanjiru Kamau'])
    expect(postBy(author).queryByRole('img')).not.toBeInTheDocument();
});

test('FD-10 only the first picture loads at once; the others load lazily', async () => {
  await renderFeed();
  const [first, second] = screen.getByRole('main').querySelectorAll<HTMLImageElement>('article .art img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).not.toHaveAttribute('loading');
  expect(second).toHaveAttribute('loading', 'lazy');
});

test('FD-11 a post shows its likes, comments and shares', async () => {
  await renderFeed();
  const counts = (author: string) =>
    postBy(author)
      .getAllByRole('button')
      .map((button) => button.textContent)
      .filter((text) => /^[\d,]+$/.test(text));
  expect(counts('Sofia Lindqvist')).toEqual(['248', '3', '19']);
  expect(counts('Idris Vale')).toEqual(['97', '2', '8']);
  expect(counts('Noor Siddiqui')).toEqual(['164', '2', '11']);
  expect(counts('Wanjiru Kamau')).toEqual(['412', '1', '57']);
  expect(
    postBy('Wanjiru Kamau').getByRole('button', { name: 'Comment on post by Wanjiru Kamau, 1 comment' }),
  ).toBeVisible();
});

test('FD-12 tags are shown with # and link to the posts that have them', async () => {
  await renderFeed();
  const tags = within(postBy('Idris Vale').getByRole('list')).getAllByRole('link');
  expect(tags.map((tag) => [tag.textContent, tag.getAttribute('href')])).toEqual([
    ['#hiring', '/?tag=hiring'],
    ['#frontend', '/?tag=frontend'],
    ['#remote-work', '/?tag=remote-work'],
  ]);
});

test('FD-09 each post is an article named after its author, with an anchor to link to', async () => {
  await renderFeed();
  expect(screen.getByRole('article', { name: /^Idris Vale/ }).closest('#post-deleting-code')).not.toBeNull();
});
