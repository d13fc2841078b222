import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApolloServer } from '../graphql/apollo.ts';
import { createCompiledQueries } from '../graphql/compiledQueries.ts';
import { schema } from '../graphql/schema.ts';
import { createStore, type Store } from '../data/store.ts';
import { serve, type Served } from '../testing/serve.ts';
import { Reading } from '../shared/reading.ts';
import { createAnswerCache } from './answerCache.ts';
import { graphqlEndpoint } from './graphqlEndpoint.ts';

const text = `query Posts($first: Int) {
  feed(first: $first) { nodes { id content viewerHasLiked } }
  notifications(first: 5) { nodes { id time } }
}`;
const persisted = { posts: text };
const body = { extensions: { persistedQuery: { version: 1, sha256Hash: 'posts' } } };
const address = `/graphql?${new URLSearchParams({ extensions: JSON.stringify(body.extensions) }).toString()}`;
const deliberate = { 'apollo-require-preflight': '1' };

const apollo = createApolloServer({ persisted });
await apollo.start();
afterAll(() => apollo.stop());

let store: Store;
let served: Served;
let executed = 0;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 60_000 * 30_000_000 });
  store = createStore();
  executed = 0;
  const queries = createCompiledQueries(schema, persisted);
  served = await serve(
    graphqlEndpoint({
      apollo,
      store,
      queries: {
        ...queries,
        execute: (...args) => {
          executed += 1;
          return queries.execute(...args);
        },
      },
    }),
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await served.close();
});

test('an answer is kept: the same request is executed once', async () => {
  const first = await served.post(body);
  const second = await served.post(body);
  expect(JSON.parse(first.text)).toMatchObject({ data: { notifications: { nodes: { length: 5 } } } });
  expect([second.status, second.text]).toEqual([200, first.text]);
  expect(second.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(executed).toBe(1);
});

test('other variables, another format and another method are other requests', async () => {
  await served.post(body);
  const few = await served.post({ ...body, variables: { first: 2 } });
  expect(JSON.parse(few.text)).toMatchObject({ data: { feed: { nodes: { length: 2 } } } });
  const typed = await served.post(body, { accept: 'application/graphql-response+json' });
  expect(typed.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8');
  const got = await served.ask(address, { headers: deliberate });
  expect(got.text).toBe(typed.text);
  expect(executed).toBe(4);
  const headers = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: address.slice('/graphql'.length) };
  expect((await served.ask('/graphql', sent)).status).toBe(400);
});

test('Apollo Server answers a request for its cost, and refuses a hash that is not of this text or version', async () => {
  const withHash = (more: object) => ({ extensions: { ...body.extensions, ...more } });
  expect((await served.post(withHash({ cost: true }))).text).toContain('"cost":{"fields":');
  const later = { persistedQuery: { ...body.extensions.persistedQuery, version: 2 } };
  expect((await served.post(withHash(later))).text).toContain('version must be 1');
  expect((await served.post({ ...body, query: '{ viewer { id } }' })).text).toContain('must be the SHA-256');
});

test('answers of 8 MB are kept, none to a request of more than 8,000 characters', async () => {
  const data = { text: 'x'.repeat(1_000_000) };
  let made = 0;
  const queries = { execute: async () => ((made += 1), data), compile: () => {} };
  const large = await serve(graphqlEndpoint({ apollo, store, queries }));
  const ask = async (first: number) => {
    await large.post({ ...body, variables: { first } });
    return made;
  };
  // Each counts twice, for its compressed bytes.
  expect([await ask(1), await ask(2), await ask(3), await ask(4), await ask(1)]).toEqual([1, 2, 3, 4, 4]);
  expect([await ask(5), await ask(1), await ask(2)]).toEqual([5, 5, 6]);
  const padded = { ...body, padding: 'x'.repeat(8_000) };
  await large.post(padded);
  await large.post(padded);
  expect(made).toBe(8);
  await large.close();
});

test('a change of the stored data ends it', async () => {
  const before = await served.post(body);
  store.change({ mark: 'likedPosts', id: [...store.posts.keys()][0]!, on: true });
  const after = await served.post(body);
  expect(after.text).not.toBe(before.text);
  expect((await served.post(body)).text).toBe(after.text);
  expect(executed).toBe(2);
});

test('the next minute ends it: relative times change', async () => {
  const before = await served.post(body);
  vi.setSystemTime(Date.now() + 59_999);
  expect((await served.post(body)).text).toBe(before.text);
  vi.setSystemTime(Date.now() + 1);
  expect((await served.post(body)).text).not.toBe(before.text);
});

test('an answer that a change has overtaken is not kept', async () => {
  const queries = createCompiledQueries(schema, persisted);
  let change = () => {};
  const slow = await serve(
    graphqlEndpoint({
      apollo,
      store,
      queries: {
        ...queries,
        async execute(...args) {
          const data = await queries.execute(...args);
          change();
          return data;
        },
      },
    }),
  );
  change = () => store.change({ mark: 'likedPosts', id: [...store.posts.keys()][0]!, on: true });
  const stale = await slow.post(body);
  change = () => {};
  expect((await slow.post(body)).text).not.toBe(stale.text);
  await slow.close();
});

test('a kept answer counts its bytes, two for each character of its key, 40 for each source, and 1,000', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 60_000 });
  const answers = createAnswerCache<{ size: number }>(10_000, ({ size }) => size);
  const isKept = (key: string, size: number) => {
    answers.set(key, { size }, new Reading());
    return answers.get(key) !== undefined;
  };
  expect([isKept('a', 8_958), isKept('a', 8_959)]).toEqual([true, false]);
  expect([isKept('a'.repeat(4_479), 1), isKept('a'.repeat(4_480), 1)]).toEqual([true, false]);
});

test('a GET request is revalidated by its ETag, and needs its CSRF header even if the answer is kept', async () => {
  const first = await served.ask(address, { headers: deliberate });
  const { etag = '' } = first.headers;
  expect(first.headers['cache-control']).toBe('no-cache');
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
    const again = await served.ask(address, { headers: { ...deliberate, 'if-none-match': known } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
  }
  const changed = await served.ask(address, { headers: { ...deliberate, 'if-none-match': 'W/"other"' } });
  expect([changed.status, changed.text]).toEqual([200, first.text]);
  const forged = await served.ask(address);
  expect(forged.status).toBe(400);
  expect(forged.text).toContain('CSRF');
});

test('a kept answer is sent in brotli to clients that accept it', async () => {
  const plain = await served.post(body, { 'accept-encoding': 'gzip, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const small = await served.post(body, { 'accept-encoding': 'gzip, br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers.vary).toContain('accept-encoding');
  expect(brotliDecompressSync(small.bytes).toString()).toBe(plain.text);
  for (const accepted of ['br;q=1.0', 'gzip;q=0.8, br;q=0.5', 'BR'])
    expect((await served.post(body, { 'accept-encoding': accepted })).bytes).toEqual(small.bytes);
  for (const refused of ['gzip', 'br;q=0, gzip', 'br;q=0.0', `br;q=.${'1'.repeat(15_000)}x`])
    expect((await served.post(body, { 'accept-encoding': refused })).text).toBe(plain.text);
  const short = { query: '{ viewer { id } }' };
  for (const _ of [1, 2, 3])
    expect(
      (await served.post(short, { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
});

test('an unknown query is kept from its second use on; an answer with errors never is', async () => {
  const unknown = { query: '{ viewer { id } topJob { posted } }' };
  const texts = [];
  for (let i = 0; i < 3; i += 1) texts.push((await served.post(unknown)).text);
  expect(new Set(texts).size).toBe(1);
  expect((await served.post(unknown, { 'accept-encoding': 'br' })).status).toBe(200);
  const wrong = { query: '{ feed(first: 0) { totalCount } }' };
  for (let i = 0; i < 3; i += 1) {
    const { text: answer } = await served.post(wrong);
    expect(answer).toContain('BAD_USER_INPUT');
  }
});
