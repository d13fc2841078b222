import { expect, test } from './test.ts';

test('Build files are compressed, have a hash in the name and are cached for a year', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /src="(\/assets\/entry-client-[\w-]+\.js)"/.exec(html)![1]!;
  for (const encoding of ['br', 'gzip']) {
    const answer = await request.get(script, { headers: { 'accept-encoding': encoding } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
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

test('Pages, answers and styles name pictures with a hash, which are cached for a year; plain names still work', async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  const query = '{ people(first: 1) { nodes { avatarUrl } } }';
  const answer = await (await request.post('/graphql', { data: { query } })).text();
  expect(answer).toMatch(/"\/assets\/person-/);
  const pages = await Promise.all(['/', '/agency', '/profile', '/jobs'].map(text));
  const named = [...pages, answer].join().match(/\/(?:art|assets)\/[\w-]+\.(?:svg|png|jpg)/g);
  const hashed = [...new Set(named)];
  expect(hashed.length).toBeGreaterThan(30);
  expect(hashed.join()).toMatch(/\/assets\/head-rings-/);
  for (const path of hashed) {
    expect(path).toMatch(/^\/assets\/[\w-]+-[\w-]{8}\.\w{3}$/);
    const { 'content-type': type, 'cache-control': caching } = (await request.get(path)).headers();
    expect([path, type, caching]).toEqual([
      path,
      expect.stringMatching(/^image\//),
      'public, max-age=31536000, immutable',
    ]);
  }
  for (const path of ['/icon.svg', '/share.jpg', '/art/portrait-1.svg', '/art/grove-fern-5.svg']) {
    const plain = await request.get(path);
    expect([path, plain.status(), plain.headers()['cache-control']]).toEqual([
      path,
      200,
      'public, max-age=3600',
    ]);
  }
});
