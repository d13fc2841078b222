import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createStore } from '../data/store.ts';
import { errorLog } from '../testing/errorLog.ts';
import { serveApp } from '../testing/serveApp.ts';
import { sourceAssets, servePages } from '../testing/servePages.ts';

const log = errorLog();

describe('pages', () => {
  const served = serveApp(sourceAssets);

  test('RT-04 the first HTML of / has the title, the content and the cache for the client', async () => {
    const { status, text, headers } = await served.ask('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/);
    expect(text.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Home Feed · Workgrove</title>']);
    expect(text.indexOf('<title>')).toBeLessThan(text.indexOf('</head>'));
    expect(text.match(/<article/g)).toHaveLength(4);
    expect(text).toContain('We replaced a nine-field onboarding form');
    const cache = /<script type="application\/json" id="cache">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(cache)).toMatchObject({
      'Post:post-three-questions': { likes: 248 },
      'Contact:contact-idris-vale': { status: 'ONLINE' },
    });
    expect(log()).not.toHaveBeenCalled();
  });

  test('the first paint waits until the header and the side bar are parsed', async () => {
    const [head, body] = (await served.ask('/jobs')).text.split('</head>') as [string, string];
    expect(head).toContain('<link rel="expect" href="#main" blocking="render">');
    const parts = ['</header>', 'id="side-bar"', '</aside>', 'id="main"'].map((part) => body.indexOf(part));
    expect(parts).not.toContain(-1);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(body.match(/id="main"/g)).toHaveLength(1);
  });

  test('a page has share metadata, structured data and icons', async () => {
    const { text } = await served.ask('/jobs/job-brand-designer?from=x');
    const [head = ''] = text.split('</head>');
    expect(head).toContain('<meta property="og:title" content="Brand Designer at ');
    expect(head).toContain(
      '<meta property="og:url" content="http://127.0.0.1:4000/jobs/job-brand-designer">',
    );
    expect(head).toContain('<meta property="og:image" content="http://127.0.0.1:4000/share.jpg">');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(head).toContain('<link rel="manifest" href="/site.webmanifest">');
    expect(head).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(data.map(([, json]) => (JSON.parse(json!) as Record<string, unknown>)['@type'])).toEqual([
      'JobPosting',
      'BreadcrumbList',
    ]);
  });

  test('a not-found page has no share metadata', async () => {
    for (const path of ['/jobs/job-nobody-knows', '/nope']) {
      const { text } = await served.ask(path);
      expect(text).not.toContain('application/ld+json');
      expect(text).not.toContain('og:url');
    }
  });

  test('no page has a style attribute, which its policy would block', async () => {
    for (const path of ['/', '/nope']) expect((await served.ask(path)).text).not.toContain(' style="');
  });

  test('JB-22 a job that the URL opens beside the list is in the HTML and in the title', async () => {
    const path = '/jobs?q=designer&job=job-brand-designer';
    const { status, text } = await served.ask(path);
    expect(status).toBe(200);
    expect(text.match(/<title>[^<]*<\/title>/g)).toEqual([
      '<title>Brand Designer at Ostler &amp; Pine · Workgrove</title>',
    ]);
    expect(text).toContain('<link rel="canonical" href="http://127.0.0.1:4000/jobs/job-brand-designer"');
    const sheet = /role="dialog".*/s.exec(text)![0];
    expect(sheet).toContain('The strategy is signed');
    expect(sheet).toMatch(/<form[^>]* action="\/jobs"[^>]*><input type="hidden" name="q" value="designer"/);
    expect(text).not.toContain(' style="');
    const none = await served.ask('/jobs?job=nothing');
    expect(none.status).toBe(404);
    expect(none.text).toContain('<title>Job not found · Workgrove</title>');
  });

  for (const path of [
    '/nope',
    '/jobs/../../etc/passwd%20',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '//evil.example/x',
    '/%00',
    '/a/b/c',
    `/${'a'.repeat(4_000)}`,
  ])
    test(`RT-27 404 ${path.slice(0, 40)} is the not-found page`, async () => {
      const { status, text } = await served.ask(path);
      expect(status).toBe(404);
      expect(text).toContain('Oops! Page not found');
      expect(text).toContain('<title>Oops! Page not found · Workgrove</title>');
      expect(text).toMatch(/<a[^>]*href="\/"[^>]*>Return to Home<\/a>/);
      expect(text).not.toMatch(/<script>alert|node_modules|at \w+ \(/);
    });

  for (const path of ['/foo.php', '/index.html', '/a/b.c'])
    test(`RT-27 404 ${path} is the not-found page for navigations and a short text for other requests`, async () => {
      const { status, text } = await served.ask(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect(status).toBe(404);
      expect(text).toContain('Oops! Page not found');
      const short = await served.ask(path, { headers: { accept: '*/*' } });
      expect([short.status, short.text]).toEqual([404, 'Not found.']);
    });

  for (const path of ['/%', '/%E0%A4%A', '/jobs/%E0%A4%A'])
    test(`RT-27 404 ${path} cannot be decoded: the not-found page without scripts`, async () => {
      const { status, text } = await served.ask(path);
      expect(status).toBe(404);
      expect(text).toContain('Oops! Page not found');
      expect(text).not.toContain('id="cache"');
    });

  for (const [path, title] of [
    ['/jobs', 'Job not found'],
    ['/gigs', 'Gig not found'],
    ['/projects', 'Project Not Found'],
  ])
    for (const id of ['foo%20bar', '%3Cscript%3E', '%F0%9F%A6%8A', '%00', 'a%2Fb', 'x'.repeat(65)])
      test(`404 ${path}/${id.slice(0, 20)} is an unknown id`, async () => {
        const { status, text } = await served.ask(`${path}/${id}`);
        expect(status).toBe(404);
        expect(text).toContain(title);
      });

  test('hostile text in a URL is escaped', async () => {
    const { text } = await served.ask('/?tag=</script><script>alert(1)</script>&filter="><img/src=x>');
    expect(text).not.toContain('<script>alert(1)');
    expect(text).not.toContain('<img/src=x>');
    expect(text).toContain('No posts with #&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  for (const [cookie, width] of [
    ['side-bar=open', 'w-64'],
    ['side-bar=closed', 'w-12'],
    ['', 'w-12'],
    ['other=1; side-bar=open; more=2', 'w-64'],
  ] as const)
    test(`SS-08 with the cookie '${cookie}' the first HTML has its side bar ${width === 'w-64' ? 'expanded' : 'collapsed'}`, async () => {
      const { text } = await served.ask('/nope', { headers: { cookie } });
      expect(/<aside id="side-bar" class="([^"]*)"/.exec(text)?.[1]).toMatch(new RegExp(`${width}$`));
    });

  test('the browser may keep a page for Back, revalidates it otherwise, and varies it by cookie', async () => {
    const { headers } = await served.ask('/');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(headers.vary).toMatch(/cookie/i);
  });

  test('a page is compressed with brotli or gzip, as the client accepts', async () => {
    const { headers, bytes } = await served.ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toContain('<title>Home Feed · Workgrove</title>');
    const gzipped = await served.ask('/', { headers: { 'accept-encoding': 'gzip, deflate' } });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.bytes).toString()).toMatch(/^<!doctype html>.*<\/html>$/s);
    expect((await served.ask('/')).headers['content-encoding']).toBeUndefined();
  });

  test('HEAD responds as GET does, without a body', async () => {
    const { status, text, headers } = await served.ask('/', { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('requests share no state: twenty concurrent requests each get their own side bar', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const { text } = await served.ask('/nope', {
          headers: { cookie: `side-bar=${i % 2 === 0 ? 'open' : 'closed'}` },
        });
        return /<aside id="side-bar" class="[^"]*w-64"/.test(text);
      }),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, (_, i) => i % 2 === 0));
  });
});

test('a page is cached until the stored data changes', async () => {
  const store = createStore();
  const served = await servePages(store, { assets: { ...sourceAssets, cacheable: true } });
  const first = await served.ask('/');
  expect((await served.ask('/')).bytes).toEqual(first.bytes);
  const post = store.posts.get('post-three-questions')!;
  store.change({ put: 'posts', record: { ...post, content: 'A changed post' } });
  expect((await served.ask('/')).text).toContain('A changed post');
  await served.close();
});

test('hostile text in the data is escaped in the markup and in the cache', async () => {
  const store = createStore();
  const hostile = '</script><script>alert(1)</script><!-- <img src=x onerror=alert(2)>';
  Object.defineProperty(store.posts.get('post-three-questions')!, 'content', { value: hostile });
  const served = await servePages(store);
  const { text } = await served.ask('/');
  await served.close();
  expect(text).not.toMatch(/<script>alert|<img src=x/);
  expect(text.replaceAll(/<wbr\/>|<!-- -->/g, '')).toContain(
    '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &lt;img',
  );
  const cache = /<script type="application\/json" id="cache">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  expect(JSON.parse(cache)).toMatchObject({ 'Post:post-three-questions': { content: hostile } });
});
