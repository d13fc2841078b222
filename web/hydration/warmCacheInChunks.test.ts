import { ApolloLink, type Cache, type InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createApolloServer } from '../../server/apollo.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { sampleContext } from '../../server/testing/sample.ts';
import { query } from '../screens/projects/projects.data.ts';
import { createClient } from '../apollo/client.ts';
import { warmCacheInChunks } from './warmCacheInChunks.ts';

test('an answer is read in small pieces, and the whole of it then from what was read', async () => {
  const server = createClient(inProcessLink(createApolloServer(), sampleContext));
  await server.query({ query });
  const client = createClient(ApolloLink.empty());
  const cache = client.cache as InMemoryCache;
  cache.restore(server.extract() as NormalizedCacheObject);

  const read = vi.spyOn(cache.policies, 'readField');
  const pieces: number[] = [];
  const diff = cache.diff.bind(cache);
  cache.diff = (options: Cache.DiffOptions) => {
    const before = read.mock.calls.length;
    const answer = diff(options);
    pieces.push(read.mock.calls.length - before);
    return answer as never;
  };
  await warmCacheInChunks(client, query, {});
  expect(pieces.reduce((sum, fields) => sum + fields)).toBeGreaterThan(1_000);
  expect(Math.max(...pieces)).toBeLessThan(200);

  const whole = client.documentTransform.transformDocument(query);
  expect(cache.diff({ query: whole, optimistic: true, returnPartialData: true }).complete).toBe(true);
  expect(pieces.at(-1)).toBeLessThan(20);
});
