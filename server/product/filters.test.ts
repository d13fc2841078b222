import { describe, expect, it } from 'vitest';
import { createStore } from '../data/store.ts';
import { ask, onlyError } from '../testing/ask.ts';
import { expectFitting, idsAt, read } from '../testing/read.ts';

const query = `query ($filter: ProductFilter, $sort: ProductSort) {
  products(filter: $filter, sort: $sort, first: 100) { totalCount nodes { ... on Node { id } } } }`;

const store = createStore();
const all = [...store.shopItems.values()];
type Item = (typeof all)[number];

/** Returns the ids of the matching products, by default the newest first. */
async function findIds(filter: object | null, sort = 'RECENT'): Promise<string[]> {
  const answer = await ask(query, { filter, sort }, store);
  const ids = idsAt(answer, 'products.nodes');
  expect(read(answer, 'products.totalCount')).toBe(ids.length);
  return ids;
}

const isCourse = ({ id }: Item) => store.courses.has(id);
const sorted = async (sort: string) => (await findIds(null, sort)).map((id) => store.shopItems.get(id)!);

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
    expect(await findIds({ query: text })).toEqual(expected);
  });

  it('query does not match tags or the full description', async () => {
    expect(await findIds({ query: 'ux-writing' })).toEqual([]);
    expect(await findIds({ query: 'فاتورة' })).toEqual([]);
  });

  it.each<[string, object, (item: Item) => boolean]>([
    ['KC-38 free', { price: 'FREE' }, ({ price }) => price === 0],
    ['KC-38 paid', { price: 'PAID' }, ({ price }) => price > 0],
    ['courses', { type: 'COURSE' }, isCourse],
    ['other products', { type: 'OTHER' }, (item) => !isCourse(item)],
    ...['BEGINNER', 'INTERMEDIATE', 'ADVANCED'].map((level): [string, object, (item: Item) => boolean] => [
      `EN-47 the level ${level}`,
      { level },
      ({ id }) => store.courses.get(id)?.difficultyLevel === level,
    ]),
    ['a category of the shop', { category: 'LEGAL' }, ({ category }) => category === 'LEGAL'],
    [
      'a category of courses',
      { category: 'WEB_DEVELOPMENT' },
      ({ category }) => category === 'WEB_DEVELOPMENT',
    ],
    [
      "the shop's tab of courses: every course, and the products of its own category",
      { category: 'COURSES' },
      (item) => isCourse(item) || item.category === 'COURSES',
    ],
    [
      'all conditions',
      { type: 'COURSE', price: 'FREE', level: 'BEGINNER', category: 'DESIGN_BRANDING', query: 'pen' },
      ({ id }) => id === 'course-drawing-for-product-people',
    ],
  ])('%s selects the products that satisfy it', async (_what, filter, fits) => {
    expectFitting(await findIds(filter), all, fits);
  });

  it('nothing is a course and another product, and the wishlist is empty at first', async () => {
    expect(await findIds({ level: 'BEGINNER', type: 'OTHER' })).toEqual([]);
    expect(await findIds({ wishlistedOnly: true })).toEqual([]);
  });

  it('KC-39 popular is by popularity descending, equal ones newest first, and the default', async () => {
    const popular = await sorted('POPULAR');
    expect(popular).toEqual(
      all.toSorted((a, b) => b.popularity - a.popularity || b.createdAt.localeCompare(a.createdAt)),
    );
    const answer = await ask('{ products(first: 100) { nodes { ... on Node { id } } } }', {}, store);
    expect(idsAt(answer, 'products.nodes')).toEqual(popular.map(({ id }) => id));
  });

  it('KC-40 recent is by createdAt descending', async () => {
    expect(await sorted('RECENT')).toEqual(all.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)));
  });

  it('KC-41 recommended puts recommended items first, each part by popularity', async () => {
    const popular = await sorted('POPULAR');
    const recommended = popular.filter((item) => item.recommended);
    expect(await sorted('RECOMMENDED')).toEqual([
      ...recommended,
      ...popular.filter((item) => !item.recommended),
    ]);
    expect(popular.slice(0, recommended.length)).not.toEqual(recommended);
  });

  it('KC-42 top-rated is by rating descending, equal ones newest first', async () => {
    expect(await sorted('TOP_RATED')).toEqual(
      all.toSorted((a, b) => b.rating - a.rating || b.createdAt.localeCompare(a.createdAt)),
    );
  });

  it('refuses a category that is in neither family', async () => {
    expect(onlyError(await ask(query, { filter: { category: 'ALL' } }, store)).code).toBe('BAD_USER_INPUT');
  });
});
