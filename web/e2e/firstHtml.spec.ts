import { expect, test } from './test.ts';

test('RT-04 the first HTML of / preloads the code of its screen, and the server serves it', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const preloaded = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href!);
  expect(preloaded).toContainEqual(expect.stringMatching(/^\/assets\/FeedScreen-[\w-]+\.js$/));
  for (const file of preloaded) expect((await request.get(file)).status(), file).toBe(200);
});

test('The inlined styles weigh at most 10 KB after brotli', async ({ request }) => {
  const { brotliCompressSync } = await import('node:zlib');
  const html = await (await request.get('/')).text();
  const css = /<style>(.*?)<\/style>/s.exec(html)![1]!;
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(10_000);
});
