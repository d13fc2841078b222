import { expect, test } from 'vitest';
import { ownFirst } from './ownFirst.ts';

const post = (id: string, minute: number, author: string | null) => ({
  id,
  postedAt: `2026-03-01T10:0${minute}:00Z`,
  author: { person: author === null ? null : { id: author } },
});

test('own posts that are newer than all others are first, and the others keep their order', () => {
  const posts = [
    post('featured', 1, 'a'),
    post('own new', 7, 'me'),
    post('own too', 6, 'me'),
    post('of a company', 5, null),
    post('own old', 2, 'me'),
  ];
  const ids = (viewer: string) => ownFirst(posts, viewer).map(({ id }) => id);
  expect(ids('me')).toEqual(['own new', 'own too', 'featured', 'of a company', 'own old']);
  expect(ids('a')).toEqual(posts.map(({ id }) => id));
  expect(ownFirst([], 'me')).toEqual([]);
});
