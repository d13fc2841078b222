import { describe, expect, it, test } from 'vitest';
import { paths } from '../../web/paths.ts';
import { sizesOf } from './enlarge.ts';
import { createStore } from './store.ts';
import { ask } from '../testing/ask.ts';
import { servePages } from '../testing/servePages.ts';

const size = 2_000;
const start = Date.now();
const store = createStore(start, sizesOf(size));
const nouns = ['people', 'companies', 'jobs', 'gigs', 'products', 'courses', 'posts'] as const;

test('a generated catalogue has the wanted size, keeps the sample, and is the same each time', () => {
  const [data, again] = [createStore(start), createStore(start, sizesOf(size))];
  for (const noun of nouns) {
    expect(store.data[noun].size).toBe(size);
    expect([...store.data[noun].values()]).toEqual([...again.data[noun].values()]);
    expect([...store.data[noun].values()].slice(0, data.data[noun].size)).toEqual([
      ...data.data[noun].values(),
    ]);
  }
  // The viewer gets nothing new.
  const { id } = store.viewer;
  for (const listOf of ['jobsByPoster', 'gigsBySeller', 'shopItemsBySeller', 'postsByAuthor'] as const)
    expect(store[listOf](id).totalCount).toBe(data[listOf](id).totalCount);
});

test('generated titles are not longer than the contract allows', () => {
  for (const noun of ['jobs', 'gigs', 'projects', 'products', 'courses'] as const)
    for (const { title } of store.data[noun].values()) expect(title.length).toBeLessThanOrEqual(100);
});

describe('with a generated catalogue', () => {
  it.each([
    ['jobs', size],
    ['gigs', size],
    ['projects', 200],
    ['companies', size],
    ['people', size],
    ['products', 2 * size],
  ])('the list %s has %i items, and its last page is full', async (list, total) => {
    const query = `{ list: ${list}(first: 10, page: 99999) { totalCount edges { cursor } pageInfo { hasNextPage } } }`;
    const { data } = await ask(query, {}, store);
    expect(data).toMatchObject({ list: { totalCount: total, pageInfo: { hasNextPage: false } } });
    expect(data!['list']).toHaveProperty('edges.length', 10);
  });

  it('a list without pages returns at most 100 items', async () => {
    const [company] = [...store.companies.keys()].toSorted(
      (a, b) => store.openPositions(b) - store.openPositions(a),
    );
    const query = 'query($id: ID!) { company(id: $id) { openPositions jobs { id } employees { id } } }';
    const { data } = await ask(query, { id: company! }, store);
    expect(data!['company']).toMatchObject({ openPositions: store.openPositions(company!) });
    expect(store.openPositions(company!)).toBeGreaterThan(100);
    expect(data!['company']).toHaveProperty('jobs.length', 100);
    expect(data!['company']).toHaveProperty('employees.length', 100);
  });

  it('every page responds, and the lists show page numbers and counts', { timeout: 180_000 }, async () => {
    const { ask: request, close } = await servePages(store);
    const last = <T>(records: Iterable<T>) => [...records].at(-1)!;
    const texts = new Map<string, string>();
    for (const path of [
      paths.feed(),
      paths.jobs(),
      paths.gigs(),
      paths.projects(),
      paths.companies(),
      paths.shop(),
      paths.network(),
      paths.search({ q: 'design' }),
      paths.messages(),
      paths.notifications(),
      paths.dashboard,
      paths.job(last(store.jobs.keys())),
      paths.gig(last(store.gigs.keys())),
      paths.project(last(store.data.projects.keys())),
      paths.product(last(store.products.keys())),
      paths.product(last(store.courses.keys())),
      paths.company(last(store.companies.keys())),
      paths.profile(last(store.people.keys())),
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- the server renders one page at a time
      const { status, text } = await request(path);
      expect([path, status]).toEqual([path, 200]);
      texts.set(path, text.replace(/<[^>]*>/g, ' '));
    }
    await close();
    expect(texts.get(paths.jobs())).toMatch(/2,000 listed here, +page 1 of 200/);
    expect(texts.get(paths.gigs())).toMatch(/2,000 gigs, +page 1 of/);
    expect(texts.get(paths.shop())).toMatch(/4,000 products, +page 1 of/);
  });
});
