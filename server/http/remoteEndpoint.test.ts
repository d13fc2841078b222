import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp, type App } from '../app.ts';
import { createApolloServer } from '../graphql/apollo.ts';
import { createStore } from '../data/store.ts';
import { readPersistedOperations } from '../graphql/persistedOperations.ts';
import { errorLog } from '../testing/errorLog.ts';
import { errorsOf, serve, type Served } from '../testing/serve.ts';
import { sourceAssets } from '../testing/servePages.ts';
import { createCompiledQueries } from '../graphql/compiledQueries.ts';
import { createRemote } from '../graphql/remote.ts';
import { schema } from '../graphql/schema.ts';
import { graphqlEndpoint } from './graphqlEndpoint.ts';
import { readSettings } from './settings.ts';

const log = errorLog();

interface Sent {
  query: string;
  variables?: unknown;
}
/** The operations that the other server has received. */
let sent: Sent[] = [];
/** Replaces the other server's response. */
let respond: { status: number; type: string; text: string } | undefined;
/** Gets the next request, which the other server does not answer. */
let hold: ((req: IncomingMessage) => void) | undefined;

const store = createStore();
const viewer = store.people.get(store.viewer.id)!;
const rename = (name: string) => store.change({ put: 'people', record: { ...viewer, name } });
const apollo = createApolloServer();
const answer = graphqlEndpoint({ apollo, store, queries: createCompiledQueries(schema, {}) });
let backend: Server;
let app: App;
let served: Served;

beforeAll(async () => {
  await apollo.start();
  rename('Zora Quill');
  backend = createServer((req, res) => {
    if (hold) {
      hold(req);
      hold = undefined;
      return;
    }
    if (respond) {
      res.writeHead(respond.status, { 'content-type': respond.type }).end(respond.text);
      return;
    }
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const text = Buffer.concat(chunks);
      sent.push(JSON.parse(text.toString()) as Sent);
    });
    answer(req, res);
  });
  await new Promise<void>((ready) => backend.listen(0, '127.0.0.1', ready));
  const { port } = backend.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/graphql`;
  app = await createApp({ ...sourceAssets, cacheable: true }, readSettings({ GRAPHQL_ENDPOINT: endpoint }));
  served = await serve(app.handler);
});
afterAll(async () => {
  await served.close();
  await app.stop();
  await apollo.stop();
});
beforeEach(() => {
  sent = [];
  respond = undefined;
});

const [shellHash, shellText] = Object.entries(readPersistedOperations()).find(([, text]) =>
  text.includes('query AppShell'),
)!;
const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
const viewerQuery = '{ viewer { person { name } } }';

describe('with GRAPHQL_ENDPOINT /graphql', () => {
  test('forwards an operation by its text, with variables and name', async () => {
    const query = 'query A($id: ID!) { node(id: $id) { id } } query B { viewer { id } }';
    const operation = { query, variables: { id: viewer.id }, operationName: 'A' };
    const { status, text } = await served.post(operation);
    expect([status, JSON.parse(text)]).toEqual([200, { data: { node: { id: viewer.id } } }]);
    expect(sent).toEqual([operation]);
  });

  test('forwards the complete text of an operation that the client sends by its hash', async () => {
    const { status, text } = await served.post(byHash(shellHash));
    expect(status).toBe(200);
    expect(text).toContain('Zora Quill');
    expect(sent).toEqual([{ query: shellText }]);
  });

  test('answers an unknown hash as without it, so that the client reloads its page', async () => {
    const { status, text } = await served.post(byHash('sha256:0'));
    expect([status, JSON.parse(text)]).toEqual([
      200,
      {
        errors: [
          { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
        ],
      },
    ]);
    expect(sent).toEqual([]);
  });

  test('returns the errors and the status of the other server', async () => {
    const reply = await served.post({ query: '{ nothing }' });
    expect(reply.status).toBe(400);
    expect(errorsOf(reply)[0]?.message).toContain('nothing');
  });

  test('forwards a mutation by POST, and refuses it by GET', async () => {
    const query = 'mutation { logOut { userErrors { code } } }';
    await served.post({ query });
    expect(sent).toEqual([{ query }]);
    const headers = { 'apollo-require-preflight': '1' };
    const get = (text: string, options = { headers }) =>
      served.ask(`/graphql?${new URLSearchParams({ query: text }).toString()}`, options);
    expect((await get(query)).status).toBe(405);
    expect((await get(viewerQuery, { headers: {} as never })).status).toBe(400);
    expect((await get(viewerQuery)).text).toContain('Zora Quill');
    expect(sent).toHaveLength(2);
  });

  test('serves the introspection of the other server to the explorer', async () => {
    const { text } = await served.post({ query: '{ __schema { queryType { name } } }' });
    expect(text).toContain('"name":"Query"');
    expect(sent).toHaveLength(1);
  });

  test('refuses an oversized operation without asking the other server', async () => {
    const reply = await served.post({ query: `{ viewer { id } } #${'x'.repeat(60_000)}` });
    expect(reply.status).toBe(400);
    expect(sent).toEqual([]);
  });
});

describe('with GRAPHQL_ENDPOINT a page', () => {
  test('shows the data of the other server at each request, because nothing is cached', async () => {
    expect((await served.ask('/profile')).text).toContain('Zora Quill');
    const requests = sent.length;
    expect(requests).toBeGreaterThan(0);
    rename('Quentin Zest');
    expect((await served.ask('/profile')).text).toContain('Quentin Zest');
    expect(sent).toHaveLength(2 * requests);
    rename('Zora Quill');
  });

  test('a client that disconnects ends the request to the other server', async () => {
    let ended = false;
    hold = (req) => void req.once('close', () => (ended = true));
    const controller = new AbortController();
    const { signal } = controller;
    const body = JSON.stringify({ query: viewerQuery });
    const headers = { 'content-type': 'application/json' };
    const request = fetch(`${served.origin}/graphql`, { method: 'POST', body, headers, signal });
    await vi.waitFor(() => expect(hold).toBeUndefined());
    controller.abort();
    await expect(request).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(ended).toBe(true));
  });

  test('refuses other methods, and a hash that is the name of a method of objects', async () => {
    expect((await served.ask('/graphql', { method: 'PUT' })).status).toBe(405);
    expect(errorsOf(await served.post(byHash('constructor')))).toMatchObject([
      { extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
    ]);
    expect(sent).toEqual([]);
  });

  test('the sitemap lists the objects of the other server', async () => {
    const [company] = store.companies.values();
    store.change({ put: 'companies', record: { ...company!, id: 'company-elsewhere' } });
    const { text } = await served.ask('/sitemaps/companies-1.xml');
    expect(text).toContain('/companies/company-elsewhere</loc>');
  });
});

for (const [fault, response, sentence] of [
  ['an HTML page', { status: 404, type: 'text/html', text: '<h1>secret</h1>' }, 'status 404 and without'],
  ['other JSON', { status: 200, type: 'application/json', text: '{"detail":1}' }, 'status 200 and without'],
  ['invalid JSON', { status: 200, type: 'application/json', text: '{"data":{' }, 'status 200 and without'],
] as const)
  test(`if the other server answers with ${fault}, /graphql responds 502 and /readyz 503, with one sentence`, async () => {
    respond = response;
    const reply = await served.post({ query: viewerQuery });
    expect(reply.status).toBe(502);
    const [error] = errorsOf(reply);
    expect(error?.extensions).toEqual({ code: 'BAD_GATEWAY' });
    expect(error?.message).toMatch(/^The GraphQL server at \S+ answers with [^.]+ a GraphQL result\.$/);
    expect(error?.message).toContain(sentence);
    expect(await served.ask('/readyz')).toMatchObject({ status: 503, text: error?.message });
    expect(reply.text).not.toContain('secret');
  });

test('if the other server is down, /graphql responds 502, pages show the error screen, and /readyz responds 503', async () => {
  expect(await served.ask('/readyz')).toMatchObject({ status: 200, text: 'ready' });
  await new Promise((closed) => {
    backend.close(closed);
    backend.closeAllConnections();
  });
  const reply = await served.post({ query: viewerQuery });
  expect(reply.status).toBe(502);
  expect(errorsOf(reply)[0]?.message).toMatch(/^The GraphQL server at \S+ does not answer\.$/);
  const page = await served.ask('/jobs');
  expect(page.status).toBe(500);
  expect(page.text).toContain('Unexpected Application Error!');
  expect(log()).toHaveBeenCalled();
  expect((await served.ask('/readyz')).status).toBe(503);
  expect((await served.ask('/sitemap.xml')).status).toBe(502);
  expect((await served.ask('/healthz')).status).toBe(200);
});

test('another server has 8 seconds to answer', async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    ms === 8_000 ? late.signal : AbortSignal.abort(),
  );
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    late.abort();
    return Promise.reject(signal.reason as Error);
  });
  const refused = createRemote('http://a.example/graphql').send({ query: viewerQuery });
  await expect(refused).rejects.toThrow(
    'The GraphQL server at http://a.example/graphql does not answer within 8 seconds.',
  );
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
