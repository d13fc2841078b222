import type { APIResponse } from '@playwright/test';
import { expect, test } from './test.ts';

const text = async (answer: APIResponse) => (await answer.text()).replace(/<style>.*?<\/style>/s, '');

test('RT-04 FD-09 the first HTML of / carries the feed and names the code of its screen', async ({
  request,
}) => {
  const html = await text(await request.get('/'));
  expect(html.match(/<article/g)).toHaveLength(4);
  expect(html).toContain('We replaced a nine-field onboarding form');
  expect(html).toMatch(/<link rel="modulepreload" href="\/assets\/FeedScreen-[\w-]+\.js"/);
  const preloaded = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href!);
  for (const file of preloaded) expect((await request.get(file)).status(), file).toBe(200);
  const cache = /<script type="application\/json" id="cache">(.*?)<\/script>/s.exec(html)![1]!;
  expect(Object.keys(JSON.parse(cache) as object)).toContain('Post:post-three-questions');
});

test('SS-08 the server reads the side bar from its cookie', async ({ request }) => {
  const asideOf = async (cookie: string) =>
    /<aside[^>]*class="([^"]*)"/.exec(await text(await request.get('/', { headers: { cookie } })))![1];
  expect(await asideOf('side-bar=open')).toContain('w-64');
  expect(await asideOf('other=1; side-bar=open; more=2')).toContain('w-64');
  expect(await asideOf('side-bar=closed')).toContain('w-12');
  expect(await asideOf('not-side-bar=open')).toContain('w-12');
});

test('The inlined styles weigh at most 10 KB after brotli', async ({ request }) => {
  const { brotliCompressSync } = await import('node:zlib');
  const html = await (await request.get('/')).text();
  const css = /<style>(.*?)<\/style>/s.exec(html)![1]!;
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(10_000);
});

test('Text from outside is text and nothing else in the first HTML', async ({ request }) => {
  const nasty = '"></script><script>alert(1)</script><img src=x onerror=alert(1)>';
  for (const path of [`/?tag=${encodeURIComponent(nasty)}`, `/${encodeURIComponent(nasty)}`]) {
    const html = await text(await request.get(path));
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  }
});
