import { InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { changeConnection } from './cache.ts';

const ref = (id: string) => ({ __ref: `Post:${id}` });
const first = (id: string) => (nodes: readonly { __ref: string }[]) => [ref(id), ...nodes];

function cacheWith(root: Record<string, unknown>) {
  return new InMemoryCache().restore({ ROOT_QUERY: { __typename: 'Query', ...root } });
}
const rootOf = (cache: InMemoryCache) => cache.extract().ROOT_QUERY as Record<string, unknown>;

test('a list changes in all its variants, and its count with it', () => {
  const cache = cacheWith({
    feed: { nodes: [ref('a')], totalCount: 4 },
    'feed({"sort":"TOP"})': { nodes: [ref('b'), ref('a')], totalCount: 7 },
  });
  changeConnection(cache, {}, 'feed', first('new'));
  expect(rootOf(cache)).toMatchObject({
    feed: { nodes: [ref('new'), ref('a')], totalCount: 5 },
    'feed({"sort":"TOP"})': { nodes: [ref('new'), ref('b'), ref('a')], totalCount: 8 },
  });
});

test('a list without a count stays without one', () => {
  const cache = cacheWith({ feed: { nodes: [] } });
  changeConnection(cache, {}, 'feed', first('new'));
  expect(rootOf(cache)['feed']).toEqual({ nodes: [ref('new')] });
});

test('only the list of that owner changes', () => {
  const cache = new InMemoryCache().restore({
    'Post:a': { __typename: 'Post', id: 'a', replies: { nodes: [] } },
    'Post:b': { __typename: 'Post', id: 'b', replies: { nodes: [] } },
  });
  changeConnection(cache, { id: 'Post:a' }, 'replies', first('c'));
  expect(cache.extract()).toMatchObject({
    'Post:a': { replies: { nodes: [ref('c')] } },
    'Post:b': { replies: { nodes: [] } },
  });
});

test('a list that has not been loaded is no fault', () => {
  const cache = new InMemoryCache();
  changeConnection(cache, {}, 'feed', first('new'));
  expect(cache.extract()).toEqual({});
});
