import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headScript } from '../../web/shell/headScript.ts';
import { builtAssets, devAssets, type Assets } from './assets.ts';
import { serve, type Served } from '../testing/serve.ts';

const fontFace = (file: string) => `@font-face{src:url(/assets/${file}.woff2)}`;
const font =
  fontFace('figtree-latin-ext-wght-normal-Xyz') +
  fontFace('figtree-latin-wght-normal-Abc') +
  fontFace('bricolage-grotesque-latin-wght-normal-D_1-e');
const always = `${font}body{margin:0}`;
const card = '.card{padding:1rem}';
const css = `${always}${card}.dialog{inset:0}@media print{.card{border:0}.dialog{border:0}}`;
const body = '<p class="card wide">';
const styles = `${always}${card}@media print{.card{border:0}}`;
const manifest = {
  'entry-client.tsx': { file: 'assets/entry-1.js', imports: ['_initial-2.js'] },
  '_initial-2.js': { file: 'assets/initial-2.js', css: ['assets/index-3.css'] },
  'screens/feed/FeedScreen.tsx': { file: 'assets/FeedScreen-4.js', imports: ['_initial-2.js', '_card-5.js'] },
  '_card-5.js': { file: 'assets/card-5.js', imports: ['_initial-2.js', 'screens/feed/FeedScreen.tsx'] },
  'screens/jobs/JobsScreen.tsx': { file: 'assets/JobsScreen-6.js' },
};
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let folder: string;
let assets: Assets;
let served: Served;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'workgrove-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  const explorer = { file: 'assets/explorer/main-7.js', css: ['assets/explorer/main-8.css'] };
  writeFileSync(join(folder, '.vite/explorer.json'), JSON.stringify({ 'explorer/main.tsx': explorer }));
  writeFileSync(join(folder, '.vite/whole.css'), css);
  writeFileSync(join(folder, 'assets/entry-1.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets/entry-1.js.br'), 'brotli');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  assets = builtAssets(folder);
  served = await serve(express().use(assets.files));
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

const directive = (name: string) =>
  assets
    .frame(body, [])
    .policy?.split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test("the policy of pages allows the site's files, and the inline script and styles by their hashes", () => {
  expect(directive('default-src')).toBe("'none'");
  expect(directive('script-src')).toBe(`'self' ${sha(headScript)}`);
  expect(directive('style-src')).toBe(`'self' ${sha(styles)}`);
  expect(directive('connect-src')).toBe("'self'");
  expect(directive('form-action')).toBe("'self'");
  for (const name of ['base-uri', 'object-src', 'frame-ancestors']) expect(directive(name)).toBe("'none'");
  expect(assets.frame(body, []).policy).not.toMatch(/unsafe-|https?:|\*/);
});

const hrefs = (html: string) =>
  [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);

test('the head has the used styles and preloads both fonts', () => {
  const { head } = assets.frame(body, []);
  expect(head).toContain(`<style>${styles}</style>`);
  const preloads = [
    ...head.matchAll(/<link rel="preload" as="font" type="font\/woff2" href="([^"]+)" crossorigin>/g),
  ];
  expect(preloads.map(([, href]) => href)).toEqual([
    '/assets/figtree-latin-wght-normal-Abc.woff2',
    '/assets/bricolage-grotesque-latin-wght-normal-D_1-e.woff2',
  ]);
  expect(hrefs(head)).toEqual([]);
});

test('a template has each script of the screen once, so that they start after the first paint', () => {
  const { foot } = assets.frame(body, ['screens/feed/feed.data.ts', 'screens/feed/FeedScreen.tsx']);
  expect(hrefs(/<template id="scripts">.*<\/template>/.exec(foot)![0])).toEqual([
    '/assets/entry-1.js',
    '/assets/initial-2.js',
    '/assets/FeedScreen-4.js',
    '/assets/card-5.js',
  ]);
});

test('a screen that is missing in the manifest preloads only the entry chunks', () => {
  expect(hrefs(assets.frame(body, ['screens/x/XScreen.tsx']).foot)).toHaveLength(2);
});

test('each page has the styles for its markup, and its policy has their hash', () => {
  const { head, policy } = assets.frame('<p>', []);
  expect(head).toContain(`<style>${always}</style>`);
  expect(policy).toContain(sha(always));
  expect(policy).not.toContain(sha(styles));
});

test("the foot has the complete style sheet and the client's module script", () => {
  expect(assets.frame(body, []).foot).toBe(
    '<link rel="stylesheet" href="/assets/index-3.css">' +
      '<template id="scripts"><link rel="modulepreload" href="/assets/entry-1.js">' +
      '<link rel="modulepreload" href="/assets/initial-2.js">' +
      '<script type="module" src="/assets/entry-1.js"></script></template>',
  );
});

test('browsers cache hashed files for a year and other files for an hour', async () => {
  expect((await served.ask('/assets/entry-1.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await served.ask('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test('a file is served as the build compressed it', async () => {
  const { headers, text } = await served.ask('/assets/entry-1.js', {
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(text).toBe('brotli');
  expect((await served.ask('/assets/entry-1.js')).text).toBe('console.log(1)');
});

test.each(['bytes=9-1', 'bytes=0-0', 'bytes=-5', 'none'])(
  'a file is sent completely for the range %s',
  async (range) => {
    const { status, text } = await served.ask('/assets/entry-1.js', { headers: { range } });
    expect([status, text]).toEqual([200, 'console.log(1)']);
  },
);

for (const path of [
  '/.vite/manifest.json',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/../../package.json',
])
  test(`${path} is not served`, async () => {
    expect((await served.ask(path)).status).toBe(404);
  });

test('a file that a new build has deleted is not found, and the response has no headers of it', async () => {
  writeFileSync(join(folder, 'gone.svg'), '<svg/>');
  writeFileSync(join(folder, 'gone.svg.br'), 'brotli');
  const running = await serve(express().use(builtAssets(folder).files));
  rmSync(join(folder, 'gone.svg.br'));
  const { status, headers } = await running.ask('/gone.svg', { headers: { 'accept-encoding': 'br' } });
  expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([
    404,
    undefined,
    undefined,
  ]);
  expect((await running.ask('/icon.svg')).text).toBe('<svg/>');
  await running.close();
});

test('the explorer has the script and the style sheets of its own build', () => {
  expect(assets.explorer).toEqual({
    script: '/assets/explorer/main-7.js',
    styles: ['/assets/explorer/main-8.css'],
  });
});

test('a build without the client throws an error that names the build command', () => {
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  expect(() => builtAssets(folder)).toThrow(
    `The build in ${folder} lacks entry-client.tsx. Run \`npm run build\`.`,
  );
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
});

test('in development a page loads the sources from Vite and has no policy', async () => {
  const dev = devAssets((url, html) => `${url} ${html}`);
  expect(dev.frame(body, [])).toEqual({
    head: '<link rel="stylesheet" href="/styles/index.css">',
    foot: '<script type="module" src="/entry-client.tsx"></script>',
    policy: undefined,
  });
  expect(await dev.finish('/x', '<p>')).toBe('/x <p>');
});
