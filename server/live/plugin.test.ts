import { HeaderMap } from '@apollo/server';
import { expect, test } from 'vitest';
import { createApolloServer } from '../graphql/apollo.ts';
import { createLiveInMemory } from '../testing/openLiveInMemory.ts';
import { guardActions } from './plugin.ts';
import { createLiveContext, createRunner } from './runner.ts';
import { createLiveSchema } from './schema.ts';
import { mutation } from './testing/inputs.ts';

const plugin = guardActions('https://workgrove.example', {
  'https://app.example': { cookies: true },
  'https://reader.example': { cookies: false },
});
const apollo = createApolloServer({ schema: createLiveSchema(), plugins: [plugin] });

test.each([
  [undefined, true],
  ['https://workgrove.example', true],
  ['http://workgrove.example', false],
  ['https://workgrove.example:8443', false],
  ['https://evil.example', false],
  ['null', false],
  ['https://app.example', true],
  ['https://reader.example', false],
])('an action from a page of %s: it runs is %s', async (origin, runs) => {
  const live = createLiveInMemory();
  const headers = new HeaderMap([['host', 'workgrove.example']]);
  if (origin !== undefined) headers.set('origin', origin);
  const query = mutation('createPost', { content: 'Hello' });
  const { http } = await apollo.executeOperation(
    { query, http: { method: 'POST', headers, search: '', body: {} } },
    { contextValue: createLiveContext(live.store, createRunner(live.act, undefined)) },
  );
  expect([http.status ?? 200, live.store.version]).toEqual(runs ? [200, 1] : [403, 0]);
});
