import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { ChangeRecordingCache } from './serverCache.ts';

const query = gql`
  query Name {
    name
  }
`;

function restored(): ChangeRecordingCache {
  const cache = new ChangeRecordingCache();
  cache.restore({ ROOT_QUERY: { __typename: 'Query', name: 'Ada' } });
  return cache;
}

test('restoring and reading are no changes of the cache', () => {
  const cache = restored();
  const stop = cache.watch({ query, optimistic: true, immediate: true, callback: () => {} });
  expect(cache.readQuery({ query })).toEqual({ name: 'Ada' });
  stop();
  expect(cache.hasChanged).toBe(false);
});

const write = (cache: ChangeRecordingCache) => void cache.writeQuery({ query, data: { name: 'Eve' } });
test.each<[string, (cache: ChangeRecordingCache) => void]>([
  ['write', write],
  ['modify', (cache) => void cache.modify({ fields: { name: () => 'Eve' } })],
  ['evict', (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'name' })],
  ['local change', (cache) => cache.recordOptimisticTransaction(() => write(cache), 'local')],
])('the cache records a %s', (_name, change) => {
  const cache = restored();
  change(cache);
  expect(cache.hasChanged).toBe(true);
});
