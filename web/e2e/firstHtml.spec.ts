import type { APIResponse } from '@playwright/test';
import { expect, test } from './test.ts';

/** Headless UI hides its focus guards by this one; the policy allows exactly it. */
const allowedStyle = /^position:fixed;top:1px;left:1px;width:1px;height:0;/;
const text = async (answer: APIResponse) => (await answer.text()).replace(/<style>.*?<\/style>/s, '');

const titles = {
  '/': 'Home Feed',
  '/jobs?q=designer&tab=saved': 'Jobs',
  '/jobs/job-motion-designer': 'Motion Designer at Fernbank Studio',
  '/projects?category=web-development': 'Projects',
  '/projects/project-checkout-redesign': 'Redesign a checkout that loses every third basket',
  '/gigs?sort=price': 'Gigs',
  '/gigs/gig-seo-audit?package=premium': 'SEO audit in plain language',
  '/nope': 'Oops! Page not found',
};
for (const [path, title] of Object.entries(titles))
  test(`RT-28 the first HTML of ${path} is whole: title, shell, styles, no style attribute`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    const html = await text(answer);
    expect(answer.status()).toBe(path === '/nope' ? 404 : 200);
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toContain(`<title>${title} · Workgrove</title>`);
    expect(html.match(/<title>/g)).toHaveLength(1);
    for (const part of ['<header', '<aside', '<main', '<footer']) expect(html).toContain(part);
    const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, value]) => value!);
    expect(styles.filter((value) => !allowedStyle.test(value))).toEqual([]);
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) =>
      attributes!.trim(),
    );
    expect(inline, 'the theme, and data that is no script').toEqual([
      '',
      'type="application/json" id="cache"',
    ]);
    expect(html).not.toMatch(/ on\w+="/);
  });

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
