import { existsSync, readFileSync } from 'node:fs';
import express from 'express';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from '../../web/apollo/client.ts';
import { brand } from '../../web/brand.ts';
import { createRoutes } from '../../web/routes.tsx';
import { createApolloServer } from '../graphql/apollo.ts';
import { createStore } from '../data/store.ts';
import { sampleContext, sampleStore } from '../testing/sample.ts';
import { serve, type Served } from '../testing/serve.ts';
import { forCrawlers } from './crawlers.ts';
import { executeInProcess, inProcessLink, type Execute } from './inProcess.ts';

const apollo = createApolloServer();
const origin = 'https://workgrove.example';
let served: Served;
beforeAll(async () => {
  served = await serve(
    express().use(forCrawlers({ execute: executeInProcess(apollo, sampleStore), origin })),
  );
});
afterAll(() => served.close());

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
/** The paths in all sitemaps. */
async function sitemapPaths(): Promise<string[]> {
  const index = locations((await served.ask('/sitemap.xml')).text);
  const maps = await Promise.all(index.map((address) => served.ask(address.slice(origin.length))));
  expect(maps.map(({ status }) => status)).toEqual(index.map(() => 200));
  return maps.flatMap(({ text }) => locations(text)).map((address) => address.slice(origin.length));
}
async function readRobots(): Promise<(path: string) => boolean> {
  const { text } = await served.ask('/robots.txt');
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule!);
  const patterns = rules.map((rule) => new RegExp(`^${rule.replace('*', '.*')}`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

test('the sitemap lists every job, project, gig, company, product and person once', async () => {
  const paths = await sitemapPaths();
  expect(new Set(paths).size).toBe(paths.length);
  const { jobs, gigs, companies, shopItems, people } = sampleStore;
  for (const [folder, ids] of [
    ['/jobs', jobs],
    ['/gigs', gigs],
    ['/companies', companies],
    ['/shop', shopItems],
    ['/profile', people],
  ] as const) {
    const expected = [...ids.keys()].map((id) => `${folder}/${id}`).toSorted();
    expect(paths.filter((path) => path.startsWith(`${folder}/`)).toSorted()).toEqual(expected);
  }
  expect(paths.filter((path) => path.startsWith('/projects/')).length).toBeGreaterThan(10);
});

test('each screen is either in the sitemap or disallowed in robots.txt', async () => {
  const routes = createRoutes(createClient(inProcessLink(apollo, sampleContext)));
  const patterns = (routeObjects: readonly RouteObject[]): string[] =>
    routeObjects.flatMap(({ path, children }) => [...(path ? [path] : []), ...patterns(children ?? [])]);
  const isDisallowed = await readRobots();
  const paths = await sitemapPaths();
  const shown = new Set(paths.map((path) => matchRoutes(routes, path)?.at(-1)?.route.path));
  for (const pattern of patterns(routes)) {
    if (pattern === '*') continue;
    const hidden = isDisallowed(pattern.replace(/\/:id\b\??/, '/x').replace(':action', 'login'));
    expect(`${pattern} ${shown.has(pattern) !== hidden}`).toBe(`${pattern} true`);
  }
  expect(paths.filter(isDisallowed)).toEqual([]);
  expect(['/profile', '/profile/person-x'].map(isDisallowed)).toEqual([true, false]);
});

test('robots.txt links to the sitemap', async () => {
  const { text, headers } = await served.ask('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^User-agent: \*\n/);
  expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});

test('a list of more than 10,000 items has one sitemap for each 10,000', async () => {
  const [one] = sampleStore.people.values();
  const manyPeople = Array.from({ length: 10_150 - sampleStore.people.size }, (_, i) => ({
    ...one!,
    id: `person-${i}`,
  }));
  const store = createStore();
  store.change(...manyPeople.map((record) => ({ put: 'people' as const, record })));
  const many = await serve(express().use(forCrawlers({ execute: executeInProcess(apollo, store), origin })));
  const index = locations((await many.ask('/sitemap.xml')).text);
  expect(index.filter((address) => address.includes('/people-'))).toEqual([
    `${origin}/sitemaps/people-1.xml`,
    `${origin}/sitemaps/people-2.xml`,
  ]);
  const pages = await Promise.all([1, 2].map((n) => many.ask(`/sitemaps/people-${n}.xml`)));
  expect(pages.map(({ text }) => locations(text).length)).toEqual([10_000, 150]);
  expect(new Set(pages.flatMap(({ text }) => locations(text))).size).toBe(10_150);
  await many.close();
});

test('the last 16 sitemaps are cached for an hour, and a list has 1,000 of them', async () => {
  const now = performance.now.bind(performance);
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  let queries = 0;
  const execute: Execute = async () => {
    queries += 1;
    const pageInfo = { hasNextPage: false };
    return { data: { list: { totalCount: 20_000_000, nodes: [{ id: 'job-a' }], pageInfo } } };
  };
  const many = await serve(express().use(forCrawlers({ execute, origin })));
  /** The number of queries for a sitemap beside that of the list's length. */
  const made = async (page: number) => {
    const before = queries;
    const { status } = await many.ask(`/sitemaps/jobs-${page}.xml`);
    return [status, queries - before - 1];
  };
  for (let page = 1; page <= 16; page += 1) expect(await made(page)).toEqual([200, 1]);
  expect(await made(1)).toEqual([200, 0]);
  expect([await made(17), await made(1), await made(2)]).toEqual([
    [200, 1],
    [200, 0],
    [200, 1],
  ]);
  passed = 3_500_000;
  expect(await made(17)).toEqual([200, 0]);
  passed = 3_600_000;
  // The cache reads the clock once in a millisecond.
  await expect.poll(() => made(17)).toEqual([200, 1]);
  expect([await made(1_000), await made(1_001)]).toEqual([
    [200, 1],
    [404, 0],
  ]);
  vi.restoreAllMocks();
  await many.close();
});

test.each([
  '/sitemaps/jobs-2.xml',
  '/sitemaps/jobs-0.xml',
  '/sitemaps/messages-1.xml',
  '/sitemaps/jobs-1e9.xml',
])('404 %s is not a sitemap', async (path) => {
  expect((await served.ask(path)).status).toBe(404);
});

test("the manifest has the product's name, and all its icons exist", () => {
  const manifest = JSON.parse(readFileSync('web/public/site.webmanifest', 'utf8')) as {
    name: string;
    description: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: brand.name, description: brand.tagline });
  for (const { src } of manifest.icons) expect(existsSync(`web/public${src}`)).toBe(true);
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'])).toEqual([
    ['any', 'any'],
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
});
