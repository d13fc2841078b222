import { expect, test } from './test.ts';

const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

test('Files of the build are compressed, hashed and kept for a year', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /src="(\/assets\/entry-client-[\w-]+\.js)"/.exec(html)![1]!;
  for (const encoding of ['br', 'gzip']) {
    const answer = await request.get(script, { headers: { 'accept-encoding': encoding } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/javascript',
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const again = await request.get(script, {
      headers: { 'accept-encoding': encoding, 'if-none-match': answer.headers()['etag']! },
    });
    expect(again.status()).toBe(304);
  }
  const plain = await request.get(script, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBe(undefined);
});

test('Pages are compressed, private and asked for again', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'private, no-cache',
  });
  expect(answer.headers()['vary']!.toLowerCase().split(/,\s*/)).toEqual(
    expect.arrayContaining(['accept-encoding', 'cookie']),
  );
});

test('Icon and pictures are there', async ({ request }) => {
  for (const path of ['/icon.svg', '/art/portrait-1.svg', '/art/portrait-5.svg', '/art/grove-fern-5.svg']) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'image/svg+xml']);
  }
});

test('A file that is not there is 404 and no page', async ({ request }) => {
  for (const path of [
    '/assets/gone-12345678.js',
    '/favicon.ico',
    '/.env',
    '/art/../../package.json',
    '/%2e%2e/package.json',
  ]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect((await answer.body()).length).toBeLessThan(1_000);
  }
});

test('Odd addresses neither break the server nor show how it is made', async ({ request, baseURL }) => {
  const statuses = {
    '/%': 404,
    '/%E0%A4%A': 404,
    '/%00': 404,
    '//evil.example': 404,
    '/\\evil.example': 404,
    '/?tag=%': 200,
    '/?tag=%00': 200,
    [`/${'a'.repeat(4_000)}`]: 404,
  };
  for (const [path, status] of Object.entries(statuses)) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, status]);
    const body = await answer.text();
    expect(body, path).not.toMatch(/node_modules|\/work\/|dist\/server|at \w+ \(/);
    if (body.startsWith('<')) expect(body, `${path} is no empty page`).toContain('<h1');
  }
});

test('Every answer, errors too, carries the headers that protect it', async ({ request }) => {
  const answers = {
    page: await request.get('/'),
    'unknown page': await request.get('/nope'),
    'missing file': await request.get('/assets/gone.js'),
    picture: await request.get('/icon.svg'),
    health: await request.get('/healthz'),
    data: await request.post('/graphql', { data: { query: '{ viewer { id } }' } }),
    'refused data': await request.post('/graphql', { data: 'x', headers: { 'content-type': 'text/plain' } }),
    'too much': await request.post('/graphql', { data: { query: ' '.repeat(110_000) } }),
    'wrong method': await request.delete('/graphql', { headers: { 'content-type': 'application/json' } }),
    'post to a page': await request.post('/'),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const headers = answer.headers();
    expect(headers, name).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy'], name).toMatch(/default-src 'none'/);
    expect(headers['content-security-policy'], name).toMatch(/frame-ancestors 'none'/);
    expect(headers['x-powered-by'], name).toBe(undefined);
  }
  expect(answers.data.headers()['content-security-policy']).toBe(policy);
  const statuses = Object.values(answers).map((answer) => answer.status());
  expect(statuses).toEqual([200, 404, 404, 200, 200, 200, 415, 413, 405, 404]);
});

test("The pages' policy allows no inline script but the one in the head", async ({ request }) => {
  const directives = (await request.get('/')).headers()['content-security-policy']!.split('; ');
  const scripts = directives.find((line) => line.startsWith('script-src'))!;
  expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'$/);
  const styles = directives.find((line) => line.startsWith('style-src'))!;
  expect(styles).not.toContain("'unsafe-inline'");
  for (const line of ["default-src 'none'", "base-uri 'none'", "object-src 'none'", "form-action 'self'"])
    expect(directives).toContain(line);
});
