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

test('The scripts start after the first paint, so that they do not compete with its fonts and pictures', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => self.clickRecorder?.isRootHydrated)).toBe(true);
  const { painted, started } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    started: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(started.length).toBeGreaterThan(0);
  expect(Math.min(...started)).toBeGreaterThan(painted);
});
