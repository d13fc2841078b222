import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readQuery } from '../text.ts';
import { byId } from '../lookup.ts';
import { common, noBits, without } from './bits.ts';
import { createCatalogue } from './catalogue.ts';
import { chance, facetsOf, makeItems, ordersOf, type Item } from '../../testing/oddItems.ts';
import { countsOf, likeness, makeCase, scan, scanSimilar, titleOf } from '../../testing/scanItems.ts';

const options = {
  text: ({ title, body }: Item) => [title, body],
  title: ({ title }: Item) => titleOf(title),
  facets: facetsOf,
  ranges: { price: ({ price }: Item) => price },
};
const catalogueOf = (items: ReadonlyMap<string, Item>) =>
  createCatalogue(items, { ...options, orders: ordersOf });

type Tested = ReturnType<typeof catalogueOf>;

/** Runs a random search with the catalogue and with the scan. */
function compareSearch(items: readonly Item[], catalogue: Tested, random: () => number) {
  const wanted = makeCase(items, random);
  const { found, ranked, counts } = scan(items, wanted);
  const selection = catalogue.select(wanted);
  const ids = (start: number, count: number) => selection.slice(start, count).map(({ id }) => id);
  const start = Math.floor(random() * (found.length + 3));
  const count = Math.floor(random() * 30);
  const byTitle = catalogue.select(wanted, catalogue.byTitle(readQuery(wanted.query)));
  const rankedIds = byTitle.slice(start, count).map(({ id }) => id);
  const last = byTitle.slice(start, count).at(-1);
  return {
    expected: [
      found.length,
      found.slice(start, start + count),
      found,
      ranked.slice(start, start + count),
      found.length,
      last && Math.min(start + count, found.length),
      ...countsOf(counts),
    ],
    actual: [
      selection.totalCount,
      ids(start, count),
      ids(0, items.length + 1),
      rankedIds,
      byTitle.totalCount,
      last && byTitle.countThrough(byTitle.pointOf(last)),
      ...countsOf((facet) => selection.counts(facet)),
    ],
  };
}

/** Adds, replaces and removes random items. */
function changeItems(items: Map<string, Item>, catalogue: Tested, random: () => number, next: number) {
  const old = [...items.keys()].filter(() => random() < 0.1);
  const added = makeItems(Math.floor(random() * 12), random, next);
  const replaced = makeItems(old.length, random).map((item, i) => ({ ...item, id: old[i]! }));
  const ids = [...old, ...added.map(({ id }) => id)];
  catalogue.remove(ids);
  for (const item of [...replaced, ...added]) items.set(item.id, item);
  for (const id of old) if (random() < 0.4) items.delete(id);
  catalogue.add(ids);
  return next + added.length;
}

/** Compares 60 searches with a scan, the last 40 between changes. Returns the first that differs, or the last one. */
function compareSearches(size: number, createTested: (items: Map<string, Item>) => Tested) {
  const random = chance(size + 1);
  const items = byId(makeItems(size, random));
  const catalogue = createTested(items);
  let next = size;
  for (let i = 0; ; i += 1) {
    const results = compareSearch([...items.values()], catalogue, random);
    if (i === 59 || !isDeepStrictEqual(results.actual, results.expected))
      return { searches: i + 1, ...results };
    if (i >= 20) next = changeItems(items, catalogue, random, next);
  }
}

describe('a catalogue returns the same results as a scan of every item', () => {
  it.each([0, 1, 2, 31, 32, 33, 64, 65, 100, 257, 1_000])(
    'with %i items, 60 searches, the last 40 between changes',
    (size) => {
      const { searches, expected, actual } = compareSearches(size, catalogueOf);
      expect(actual).toEqual(expected);
      expect(searches).toBe(60);
    },
    30_000,
  );
});

it('indexes that are built in slices take in the changes between them', () => {
  const random = chance(3);
  const items = byId(makeItems(2_300, random));
  const catalogue = catalogueOf(items);
  let next = 2_300;
  let slices = 0;
  for (const _built of catalogue.prepare()) {
    next = changeItems(items, catalogue, random, next);
    slices += 1;
  }
  expect(slices).toBeGreaterThan(10);
  for (let i = 0; i < 12; i += 1) {
    const { actual, expected } = compareSearch([...items.values()], catalogue, random);
    expect(actual).toEqual(expected);
  }
});

it('similar items are those of a scan of every item, also after changes', () => {
  const random = chance(5);
  const items = byId(makeItems(300, random));
  const catalogue = catalogueOf(items);
  for (let next = 300; next < 400; next = changeItems(items, catalogue, random, next)) {
    const list = [...items.values()];
    const item = list[Math.floor(random() * list.length)]!;
    const found = catalogue.similar(item, likeness).map(({ id }) => id);
    expect(found).toEqual(scanSimilar(list, item));
    for (const { owner } of catalogue.similar(item, { ...likeness, unlike: 'owner' }))
      expect(owner).not.toBe(item.owner);
  }
});

it('a further order divides items: here by how many of two tags they have', () => {
  const random = chance(9);
  const items = byId(makeItems(200, random));
  const catalogue = catalogueOf(items);
  const tags = ['red', 'rare'];
  const own = catalogue.withOrder('own', 'title', (found) => {
    const sets = [2, 1].map((wanted) =>
      catalogue.setsByCommon('tags', tags).find(({ score }) => score === wanted),
    );
    const having = sets.map((set) => common(found, set?.members ?? noBits(0)));
    return [...having, having.reduce(without, found)];
  });
  for (let next = 200; next < 260; next = changeItems(items, catalogue, random, next)) {
    const commonTags = ({ tags: some }: Item) => tags.filter((tag) => some.includes(tag)).length;
    const wanted = { where: { type: ['full', 'gig'] }, order: 'own' } as const;
    const expected = catalogue
      .select({ ...wanted, order: 'title' })
      .slice(0, 300)
      .toSorted((a, b) => commonTags(b) - commonTags(a));
    const found = own.select(wanted);
    expect(found.slice(0, 300)).toEqual(expected);
    const item = expected.at(Math.floor(expected.length / 2))!;
    expect(found.countThrough(found.pointOf(item))).toBe(expected.indexOf(item) + 1);
    const { keys } = catalogue.select({ order: 'price' }).pointOf(item);
    expect(found.countThrough({ id: item.id, keys: [...keys, 'other'] })).toBe(expected.indexOf(item) + 1);
  }
});

describe('a catalogue', () => {
  const random = chance(11);
  const items = makeItems(40, random);
  const catalogue = catalogueOf(byId(items));

  it('returns every item without conditions', () => {
    const all = catalogue.select({ order: 'given' });
    expect(all.totalCount).toBe(40);
    expect(all.slice(0, 100)).toEqual(items);
  });

  it('returns the same result twice: searches share no state', () => {
    const wanted = { where: { type: ['full', 'gig'], tags: 'red' }, order: 'title' } as const;
    const before = catalogue.select(wanted).slice(0, 40);
    catalogue.select({ ...wanted, query: 'a', atLeast: { price: 3 } }).counts('type')('full');
    expect(catalogue.select(wanted).slice(0, 40)).toEqual(before);
  });

  it('refuses a query of more than 200 characters', () => {
    expect(() => catalogue.select({ query: 'x'.repeat(201), order: 'given' })).toThrow(
      'query must be at most 200 characters.',
    );
    expect(catalogue.select({ query: 'x'.repeat(200), order: 'given' }).totalCount).toBe(0);
  });

  it('has no place for an item that a search leaves out, unless the keys say it', () => {
    const [item] = items;
    const wanted = { order: 'title', except: [[item!.id]] } as const;
    const { keys } = catalogue.select({ order: 'title' }).pointOf(item!);
    const countThrough = (point: { id: string; keys: typeof keys }) =>
      catalogue.select(wanted).countThrough(point);
    expect(countThrough({ id: item!.id, keys })).toEqual(expect.any(Number));
    expect(countThrough({ id: item!.id, keys: [] })).toBeNull();
    expect(countThrough({ id: items[1]!.id, keys: [] })).toEqual(expect.any(Number));
  });

  it('keeps the order of the list for equal items', () => {
    const same = catalogue.select({ order: 'given' }).slice(0, 40);
    expect(same.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  });
});
