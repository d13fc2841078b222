import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPersistedOperations } from '../graphql/persistedOperations.ts';
import { errorsOf, type Reply } from '../testing/serve.ts';
import { serveApp } from '../testing/serveApp.ts';
import { sourceAssets } from '../testing/servePages.ts';

const served = serveApp(sourceAssets);

const json = { 'content-type': 'application/json' };
const send = (body: string | Buffer, headers: Record<string, string> = json) =>
  served.ask('/graphql', { method: 'POST', headers, body });
const operation = JSON.stringify({ query: '{ viewer { name } }' });
const viewer = { data: { viewer: { name: 'Maren Holt' } } };
/** A GET must be a query and needs a header that a cross-site form cannot set. */
const get = (parameters: Record<string, string>, headers = { 'apollo-require-preflight': 'true' }) =>
  served.ask(`/graphql?${new URLSearchParams(parameters).toString()}`, { headers });
const persisted = (sha256Hash: string) => JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
const persistedOperations = readPersistedOperations();
const shellHash = Object.keys(persistedOperations).find((hash) =>
  persistedOperations[hash]!.includes('query AppShell'),
)!;

function expectRequestError(reply: Reply, status: number, message: string | RegExp) {
  expect(reply.status).toBe(status);
  expect(reply.headers['content-type']).toMatch(/^application\/(graphql-response\+)?json/);
  const [error, ...more] = errorsOf(reply);
  expect(error?.message).toMatch(message);
  expect(error?.extensions?.code).toBe('BAD_REQUEST');
  expect(more).toEqual([]);
  expect(reply.text).not.toMatch(/stack|node_modules|\.ts:/);
}

test('POST executes an operation', async () => {
  const reply = await send(operation);
  expect(reply.status).toBe(200);
  expect(JSON.parse(reply.text)).toEqual(viewer);
});

test('MS-03 the current user has one fixed id, and requests cannot claim another', async () => {
  const messages = 'messages(first: 100) { nodes { senderId viewerIsSender } }';
  const body = JSON.stringify({
    query: `{ viewer { id person { id } }
      contact(id: "contact-sofia-lindqvist") { ${messages} }
      channel(id: "channel-design-critique") { ${messages} } }`,
    variables: { viewerId: 'person-sofia-lindqvist' },
  });
  interface Conversation {
    messages: { nodes: { senderId: string; viewerIsSender: boolean }[] };
  }
  for (const claim of [
    {},
    { cookie: 'user=person-sofia-lindqvist; viewerId=person-sofia-lindqvist' },
    { authorization: 'Bearer person-sofia-lindqvist' },
  ] as Record<string, string>[]) {
    const { data } = JSON.parse((await send(body, { ...json, ...claim })).text) as {
      data: { viewer: unknown; contact: Conversation; channel: Conversation };
    };
    expect(data.viewer).toEqual({
      id: 'account-person-maren-holt',
      person: { id: 'person-maren-holt' },
    });
    for (const { nodes } of [data.contact.messages, data.channel.messages]) {
      const senders = new Set(nodes.map(({ senderId }) => senderId));
      expect(senders.size).toBeGreaterThan(1);
      for (const { senderId, viewerIsSender } of nodes)
        expect([senderId, viewerIsSender]).toEqual([senderId, senderId === 'person-maren-holt']);
    }
  }
});

test('every persisted query is valid and is found by its hash', async () => {
  const queries = Object.keys(persistedOperations).filter((hash) =>
    /\bquery [A-Z]/.test(persistedOperations[hash]!),
  );
  expect(queries.length).toBeGreaterThan(20);
  for (const hash of queries) {
    const reply = await send(JSON.stringify({ extensions: JSON.parse(persisted(hash)) as unknown }));
    const invalid = JSON.parse(reply.text) as { errors?: { extensions: { code: string } }[] };
    const codes = invalid.errors?.map(({ extensions }) => extensions.code) ?? [];
    expect([persistedOperations[hash], codes]).not.toEqual([
      persistedOperations[hash],
      ['GRAPHQL_VALIDATION_FAILED'],
    ]);
  }
});

test('the content type of the response is the one that the client prefers', async () => {
  const accept = 'application/graphql-response+json, application/json;q=0.9';
  expect((await send(operation, { ...json, accept })).headers['content-type']).toMatch(
    /^application\/graphql-response\+json/,
  );
  expect((await send(operation, json)).headers['content-type']).toMatch(/^application\/json/);
  const refused = await send('x'.repeat(110_000), { ...json, accept });
  expect(refused.headers['content-type']).toMatch(/^application\/graphql-response\+json/);
});

for (const type of [
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
  'Application/JSON',
])
  test(`content-type ${type} is accepted`, async () => {
    expect((await send(operation, { 'content-type': type })).status).toBe(200);
  });

for (const type of [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-7',
  'application/json; charset=utf-16',
  'nonsense',
])
  test(`415 content-type ${type} is refused`, async () => {
    expectRequestError(
      await send(operation, { 'content-type': type }),
      415,
      /^Send the operation as JSON: content-type application\/json, in UTF-8\.$/,
    );
  });

test('415 a body without a type is refused', async () => {
  expectRequestError(await send(operation, {}), 415, 'Send the operation as JSON');
});

test('415 a compressed body is refused', async () => {
  const bomb = gzipSync(Buffer.alloc(10_000_000, 32));
  expectRequestError(
    await send(bomb, { ...json, 'content-encoding': 'gzip' }),
    415,
    /^Send the body without compression\.$/,
  );
});

test('413 a body of more than 64 KB is refused, one of 64 KB is not', async () => {
  const padded = (size: number) => operation.slice(0, -1) + ' '.repeat(size - operation.length) + '}';
  expect((await send(padded(65_536))).status).toBe(200);
  expectRequestError(
    await send(padded(65_537)),
    413,
    /^The body is larger than 64 KB\. Send a shorter operation\.$/,
  );
});

for (const body of ['{', 'undefined', "{'query': 1}"])
  test(`400 the body ${JSON.stringify(body)} is not JSON`, async () => {
    expectRequestError(await send(body), 400, /^The body is not valid JSON\. Send an object with "query"\.$/);
  });

for (const body of ['"text"', 'null', '[]', '{}', ''])
  test(`400 the body ${JSON.stringify(body)} is not an object with a query`, async () => {
    expectRequestError(await send(body), 400, /^Send an object with "query"\.$/);
  });

for (const body of ['{"query":1}', '{"query":null}', `[${operation},${operation}]`])
  test(`400 ${body} is not an operation`, async () => {
    const reply = await send(body);
    expect(reply.status).toBe(400);
    expect(errorsOf(reply)[0]?.extensions?.code).toBe('BAD_REQUEST');
  });

test('GET executes a persisted operation by its hash', async () => {
  const reply = await get({ extensions: persisted(shellHash), operationName: 'AppShell' });
  expect(reply.status).toBe(200);
  expect(JSON.parse(reply.text)).toMatchObject({
    data: { viewer: { name: 'Maren Holt' }, contacts: { length: 4 }, channels: { length: 4 } },
  });
});

test('POST executes a persisted operation by its hash, as the client sends it', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: shellHash } };
  const reply = await served.post({ operationName: 'AppShell', extensions });
  expect(reply.status).toBe(200);
  expect(errorsOf(reply)).toEqual([]);
});

test.each([
  ['a repeated parameter', [['extensions', persisted(shellHash)]]],
  ['variables that are no object', [['variables', '7']]],
  ['variables that are not JSON', [['variables', '{']]],
])('a GET of a persisted operation with %s is refused', async (_name, more) => {
  const parameters = new URLSearchParams([['extensions', persisted(shellHash)], ...more]);
  const headers = { 'apollo-require-preflight': 'true' };
  const reply = await served.ask(`/graphql?${parameters.toString()}`, { headers });
  expect([reply.status, errorsOf(reply)[0]?.extensions?.code]).toEqual([400, 'BAD_REQUEST']);
});

test.each([
  ['another name', { query: 'query A { viewer { id } }', operationName: 'Z' }],
  ['no name', { query: 'query A { viewer { id } } query B { topJob { id } }' }],
  ['an empty name', { query: '{ viewer { id } }', operationName: '' }],
])('a text that has no operation of the wanted name is refused: %s', async (_name, body) => {
  for (const _use of [1, 2]) {
    const reply = await served.post(body);
    expect(reply.status).toBe(400);
    expect(errorsOf(reply)[0]?.message).toMatch(/Unknown operation named|Must provide operation name/);
  }
  expect((await get(body)).status).toBe(400);
});

test('a GET without the CSRF header is refused', async () => {
  for (const parameters of [
    { query: '{ viewer { name } }' },
    { extensions: persisted(shellHash), operationName: 'AppShell' },
  ]) {
    const reply = await served.ask(`/graphql?${new URLSearchParams(parameters).toString()}`);
    expect(reply.status).toBe(400);
    expect(reply.text).toMatch(/Cross-Site Request Forgery \(CSRF\)/);
    expect(reply.text).not.toContain('Maren');
  }
});

test('PU-08 CA-02 the server refuses simulated actions: the browser executes them', async () => {
  const reply = await served.post({ query: 'mutation { logIn(input: { email: "x" }) { viewer { id } } }' });
  expect(reply.status).toBe(400);
  expect(errorsOf(reply)).toEqual([
    {
      message: expect.stringContaining('`logIn` is simulated in the browser') as string,
      extensions: { code: 'BAD_REQUEST' },
    },
  ]);
});

for (const method of ['PUT', 'DELETE', 'PATCH'])
  test(`${method} is refused`, async () => {
    const reply = await served.ask('/graphql', { method, headers: json, body: operation });
    expect([400, 405]).toContain(reply.status);
    expect(reply.text).not.toContain('Maren');
  });
