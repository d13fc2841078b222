import { describe, expect, it } from 'vitest';
import { createStore } from '../store.ts';
import { ask, onlyError } from '../testing/ask.ts';
import { idsAt, idsOfAllPages, read } from '../testing/read.ts';

const query = `query ($filter: ProductFilter, $sort: ProductSort, $first: Int, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { type: __typename id price popularity rating recommended createdAt category } } }`;

interface Found {
  type: 'Product' | 'Course';
  id: string;
  price: number;
  popularity: number;
  rating: number;
  recommended: boolean;
  createdAt: string;
  category: string;
}

const store = createStore();
const all = [...store.shopItems.values()];

/** Returns the matching products, by default the newest first. */
async function findProducts(filter: object | null, sort = 'RECENT'): Promise<Found[]> {
  const answer = await ask(query, { filter, sort, first: 100 }, store);
  expect(answer.errors).toEqual([]);
  const nodes = read<Found[]>(answer, 'products.nodes');
  expect(read(answer, 'products.totalCount')).toBe(nodes.length);
  return nodes;
}

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('products', () => {
  it.each([
    ['KC-35 title', 'CODEMOD', ['product-codemod-cookbook']],
    ['KC-36 description', 'gigabyte', ['product-log-lens']],
    [
      'KC-37 creator',
      'noor SIDDIQUI',
      ['course-leaving-employment', 'product-desk-wallpapers', 'course-drawing-for-product-people'],
    ],
    ['all words, in any field', 'nine launches samir', ['product-first-hundred-users']],
    ['no product for an unknown word', 'zeppelin', []],
  ])('query matches %s, ignoring case', async (_where, text, expected) => {
    expect(ids(await findProducts({ query: text }))).toEqual(expected);
  });

  it('query does not match tags or the full description', async () => {
    expect(await findProducts({ query: 'ux-writing' })).toEqual([]);
    expect(await findProducts({ query: 'فاتورة' })).toEqual([]);
  });

  it('KC-38 free is a price of 0, paid any above', async () => {
    const free = await findProducts({ price: 'FREE' });
    const paid = await findProducts({ price: 'PAID' });
    expect(new Set(free.map(({ price }) => price))).toEqual(new Set([0]));
    expect(Math.min(...paid.map(({ price }) => price))).toBe(6.5);
    expect([free.length, paid.length]).toEqual([8, 39]);
  });

  it('type separates courses from other products', async () => {
    const courses = await findProducts({ type: 'COURSE' });
    const others = await findProducts({ type: 'OTHER' });
    expect(new Set(courses.map((item) => item.type))).toEqual(new Set(['Course']));
    expect(new Set(others.map((item) => item.type))).toEqual(new Set(['Product']));
    expect([courses.length, others.length]).toEqual([13, 34]);
  });

  it.each([
    ['BEGINNER', 6],
    ['INTERMEDIATE', 4],
    ['ADVANCED', 3],
  ])('EN-47 level %s finds courses only', async (level, count) => {
    const items = await findProducts({ level });
    expect(items).toHaveLength(count);
    expect(new Set(items.map((item) => item.type))).toEqual(new Set(['Course']));
    expect(await findProducts({ level, type: 'OTHER' })).toEqual([]);
  });

  it("category accepts either family; the shop's tab of courses finds every course", async () => {
    expect(ids(await findProducts({ category: 'LEGAL' }))).toEqual([
      'product-bilingual-agreements',
      'product-contract-pack',
    ]);
    expect(ids(await findProducts({ category: 'WEB_DEVELOPMENT' }))).toEqual([
      'course-typed-apis',
      'course-modern-css',
    ]);
    const courses = await findProducts({ category: 'COURSES' });
    expect(courses.filter((item) => item.type === 'Course')).toHaveLength(13);
    expect(ids(courses.filter((item) => item.type === 'Product'))).toEqual([
      'product-screen-reader-tutorial',
      'product-chart-handbook',
    ]);
  });

  it('all conditions combine with AND', async () => {
    const filter = { type: 'COURSE', price: 'FREE', level: 'BEGINNER' };
    expect(ids(await findProducts(filter))).toEqual([
      'course-one-thing-a-day',
      'course-drawing-for-product-people',
    ]);
    expect(ids(await findProducts({ ...filter, category: 'DESIGN_BRANDING', query: 'pen' }))).toEqual([
      'course-drawing-for-product-people',
    ]);
    expect(await findProducts({ ...filter, category: 'LEGAL' })).toEqual([]);
  });

  it('the wishlist is empty at first', async () => {
    expect(await findProducts({ wishlistedOnly: true })).toEqual([]);
  });

  it('KC-39 popular is by popularity descending, equal ones newest first, and the default', async () => {
    const items = await findProducts(null, 'POPULAR');
    const expected = all.toSorted(
      (a, b) => b.popularity - a.popularity || b.createdAt.localeCompare(a.createdAt),
    );
    expect(ids(items)).toEqual(ids(expected));
    expect(items[0]).toMatchObject({ id: 'product-one-page-cv', popularity: 98 });
    expect(idsAt(await ask(query, { first: 100 }, store), 'products.nodes')).toEqual(ids(items));
  });

  it('KC-40 recent is by createdAt descending', async () => {
    const moments = (await findProducts(null, 'RECENT')).map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(moments).toHaveLength(47);
  });

  it('KC-41 recommended puts recommended items first, each part by popularity', async () => {
    const items = await findProducts(null, 'RECOMMENDED');
    const popular = await findProducts(null, 'POPULAR');
    expect(ids(items)).toEqual(
      ids([
        ...popular.filter(({ recommended }) => recommended),
        ...popular.filter(({ recommended }) => !recommended),
      ]),
    );
    expect(items.findIndex(({ recommended }) => !recommended)).toBe(14);
  });

  it('KC-42 top-rated is by rating descending, equal ones newest first', async () => {
    const items = await findProducts(null, 'TOP_RATED');
    expect(ids(items).slice(0, 4)).toEqual([
      'course-leaving-employment',
      'product-plain-words',
      'product-bilingual-agreements',
      'product-screen-reader-tutorial',
    ]);
    expect(items.at(-1)).toMatchObject({ id: 'product-log-lens', rating: 0 });
    const ratings = items.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  it('the pages contain each product once', async () => {
    const pages = await idsOfAllPages(query, 'products', 20);
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 7]);
    expect(new Set(pages.flat())).toEqual(new Set(ids(all)));
  });

  it.each([
    [{ first: 0 }, 'first must be a whole number from 1 to 100.'],
    [{ first: -1 }, 'first must be a whole number from 1 to 100.'],
    [{ first: 101 }, 'first must be a whole number from 1 to 100.'],
    [{ first: null }, 'first must be a whole number from 1 to 100.'],
    [{ after: 'YXQ6' }, 'after must be a cursor that this list has returned.'],
    [{ sort: null }, 'sort must be one of POPULAR, RECENT, RECOMMENDED, TOP_RATED.'],
    [{ filter: { query: 'x'.repeat(201) } }, 'query must be at most 200 characters.'],
  ])('refuses %j', async (variables, message) => {
    expect(onlyError(await ask(query, variables, store))).toEqual({ code: 'BAD_USER_INPUT', message });
  });

  it('refuses a category that is in neither family', async () => {
    expect(onlyError(await ask(query, { filter: { category: 'ALL' } }, store)).code).toBe('BAD_USER_INPUT');
  });
});
