import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { createDocuments } from './documents.ts';

const fields = (name: string, count: number) => parse(`query ${name} { ${'id '.repeat(count)} }`);
const large = fields('Large', 995);

test('of operations that are not persisted the cache keeps the latest few', async () => {
  const documents = createDocuments(() => false);
  for (let i = 0; i < 500; i += 1) await documents.set(`schema:${i}`, large);
  const cached = await Promise.all(Array.from({ length: 500 }, (_, i) => documents.get(`schema:${i}`)));
  const places = cached.flatMap((document, i) => (document ? [i] : []));
  expect(places.at(-1)).toBe(499);
  expect(places.length).toBeGreaterThan(10);
  expect(places.length).toBeLessThanOrEqual(20);
  expect(places[0]).toBe(500 - places.length);
});

test('the cache keeps persisted operations', async () => {
  const documents = createDocuments((hash) => hash === 'sha256:feed');
  const feed = fields('Feed', 10);
  await documents.set('schema:sha256:feed', feed);
  for (let i = 0; i < 500; i += 1) await documents.set(`schema:${i}`, large);
  expect(await documents.get('schema:sha256:feed')).toBe(feed);
});
