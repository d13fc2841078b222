import { createHash } from 'node:crypto';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { errorsOf } from '../testing/serve.ts';
import { serveApp } from '../testing/serveApp.ts';

const served = serveApp();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('an unknown hash is refused so that links send texts from then on, and clients cannot register one', async () => {
  const sha256Hash = 'ea3b1a9f8bfd2bcd4ba1d1b2b3b1c0f4b3a4f5a6c7d8e9f0a1b2c3d4e5f60718';
  const unknown = [
    { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
  ];
  const byHash = { extensions: { persistedQuery: { version: 1, sha256Hash } } };
  expect(errorsOf(await served.post(byHash))).toEqual(unknown);
  const query = '{ viewer { id } }';
  const own = { persistedQuery: { version: 1, sha256Hash: sha256(query) } };
  expect(errorsOf(await served.post({ query, extensions: own }))).toEqual([]);
  expect(errorsOf(await served.post({ extensions: own }))).toEqual(unknown);
});

test("Apollo Client's link for persisted queries asks once by hash, and then sends texts", async () => {
  const sent: string[] = [];
  const uri = 'http://127.0.0.1/graphql';
  const fetchServed: typeof fetch = async (_uri, init) => {
    const body = init!.body as string;
    sent.push(body.includes('"query"') ? 'text' : 'hash');
    const { status, text } = await served.post(JSON.parse(body) as object);
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  };
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new PersistedQueryLink({ sha256 }).concat(new HttpLink({ uri, fetch: fetchServed })),
  });
  for (const query of ['{ viewer { id } }', '{ topJob { id } }', '{ viewer { name } }'])
    await client.query({ query: parse(query) });
  expect(sent).toEqual(['hash', 'text', 'text', 'text']);
});
