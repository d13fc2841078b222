import { ApolloLink, type Cache, type InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createApolloServer } from '../../server/graphql/apollo.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { sampleContext } from '../../server/testing/sample.ts';
import { query } from '../screens/projects/projects.data.ts';
import { createClient } from '../apollo/client.ts';
import { warmCacheInChunks } from './warmCacheInChunks.ts';

test('the cache reads a query in small chunks, and the complete query then from the memoised chunks', async () => {
  const server = createClient(inProcessLink(createApolloServer(), sampleContext));
  await server.query({ query });
  const client = createClient(ApolloLink.empty());
  const cache = client.cache as InMemoryCache;
  cache.restore(server.extract() as NormalizedCacheObject);

  const read = vi.spyOn(cache.policies, 'readField');
  const chunkSizes: number[] = [];
  const diff = cache.diff.bind(cache);
  cache.diff = (options: Cache.DiffOptions) => {
    const before = read.mock.calls.length;
    const diffResult = diff(options);
    chunkSizes.push(read.mock.calls.length - before);
    return diffResult as never;
  };
  await warmCacheInChunks(client, query, {});
  expect(chunkSizes.reduce((sum, fields) => sum + fields)).toBeGreaterThan(1_000);
  expect(Math.max(...chunkSizes)).toBeLessThan(200);

  const completeQuery = client.documentTransform.transformDocument(query);
  expect(cache.diff({ query: completeQuery, optimistic: true, returnPartialData: true }).complete).toBe(true);
  expect(chunkSizes.at(-1)).toBeLessThan(20);
});
