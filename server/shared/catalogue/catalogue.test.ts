import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { holdsWords } from '../../../schema/rules/text.ts';
import { readQuery } from '../text.ts';
import { byId } from '../lookup.ts';
import { createCatalogue } from './catalogue.ts';
import {
  chance,
  facetsOf,
  makeItems,
  ordersOf,
  pieces,
  type Facet,
  type Item,
  type Order,
} from '../../testing/oddItems.ts';

const withoutOrders = {
  text: ({ title, body }: Item) => [title, body],
  facets: facetsOf,
  ranges: { price: ({ price }: Item) => price },
};
const catalogueOf = (items: ReadonlyMap<string, Item>) =>
  createCatalogue(items, { ...withoutOrders, orders: ordersOf });

/** A catalogue whose orders are an account's, which take in changes when they are read. */
function lateCatalogueOf(items: ReadonlyMap<string, Item>) {
  const { withOrders, ...shared } = createCatalogue(items, { ...withoutOrders, orders: {} });
  const { select } = withOrders(ordersOf, []);
  return { ...shared, select };
}
type Tested = ReturnType<typeof lateCatalogueOf>;

const facetNames: readonly Facet[] = ['type', 'tags', 'owner'];

interface Case {
  query: string | null;
  where: Partial<Record<Facet, readonly string[] | string | null>>;
  atLeast: { price?: number | null };
  among: readonly string[][];
  except: readonly (readonly string[])[];
  order: Order;
}

function makeCase(items: readonly Item[], random: () => number): Case {
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]) => list[below(list.length)]!;
  const maybe = <T>(value: () => T): T | null => (random() < 0.4 ? value() : null);
  const someOf = (values: readonly string[]) =>
    pick<readonly string[] | string>([[], pick(values), [pick(values), pick(values)], '']);
  return {
    query: maybe(() => Array.from({ length: below(3) }, () => pick(pieces)).join(pick([' ', '  ', '\t']))),
    where: {
      type: maybe(() => someOf(['full', 'part', 'gig', 'unknown', 'constructor'])),
      tags: maybe(() => someOf(['red', 'green', 'blue', 'rare', 'unknown', ''])),
      owner: maybe(() => someOf([pick(items)?.owner ?? 'nobody', 'owner-0', '__proto__'])),
    },
    atLeast: maybe(() => ({ price: maybe(() => below(50) - 8) })) ?? {},
    among: Array.from({ length: below(6) === 0 ? 1 : 0 }, () =>
      items.filter(() => random() < 0.5).map(({ id }) => id),
    ),
    except:
      below(6) === 0
        ? [
            items
              .filter(() => random() < 0.2)
              .map(({ id }) => id)
              .concat('unknown'),
          ]
        : [],
    order: pick<Order>(['given', 'price', 'title']),
  };
}

const allValues = ['', ...'full part gig red green blue rare owner-0 owner-1 unknown'.split(' ')];
/** The counts of all values of all facets. */
const countsOf = (counts: (facet: Facet) => (value: string) => number) =>
  facetNames.map((facet) => allValues.map(counts(facet)));

const { compare } = new Intl.Collator('en');
function compareKeys(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  const different = a.findIndex((key, i) => key !== b[i] && compare(String(key), String(b[i])) !== 0);
  if (different < 0) return 0;
  const [left, right] = [a[different]!, b[different]!];
  return typeof left === 'string' ? compare(left, String(right)) : left - Number(right);
}

const valuesOf = (facet: Facet, item: Item) => [facetsOf[facet](item)].flat();

/** The expected results, from a scan of every item. */
function naive(
  items: readonly Item[],
  { query, where, atLeast: { price: min = null }, among, except, order }: Case,
) {
  const words = readQuery(query);
  const matching = new Set(items.filter(({ title, body }) => holdsWords(words, title, body)));
  const fits = (item: Item, ignored?: Facet) => {
    if (min !== null && !((item.price ?? Number.NaN) >= min)) return false;
    return (
      matching.has(item) &&
      among.every((ids) => ids.includes(item.id)) &&
      !except.some((ids) => ids.includes(item.id)) &&
      facetNames.every((facet) => {
        const wanted = [where[facet] ?? []].flat();
        const none = wanted.length === 0 || where[facet] === '';
        return facet === ignored || none || wanted.some((value) => valuesOf(facet, item).includes(value));
      })
    );
  };
  return {
    found: items
      .filter((item) => fits(item))
      .toSorted((a, b) => compareKeys(ordersOf[order](a), ordersOf[order](b)))
      .map(({ id }) => id),
    counts: (facet: Facet) => (value: string) =>
      items.filter((item) => fits(item, facet) && valuesOf(facet, item).includes(value)).length,
  };
}

/** Runs a random search with the catalogue and with the scan. */
function compareSearch(items: readonly Item[], catalogue: Tested, random: () => number) {
  const wanted = makeCase(items, random);
  const { found, counts } = naive(items, wanted);
  const selection = catalogue.select(wanted);
  const ids = (start: number, count: number) => selection.slice(start, count).map(({ id }) => id);
  const start = Math.floor(random() * (found.length + 3));
  const count = Math.floor(random() * 30);
  return {
    expected: [found.length, found.slice(start, start + count), found, ...countsOf(counts)],
    actual: [
      selection.totalCount,
      ids(start, count),
      ids(0, items.length + 1),
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
  // An order that is not read between several changes of 1,000 items is built again.
  it.each([0, 1, 33, 257, 1_000])(
    'with %i items and orders that take in changes late',
    (size) => {
      const { searches, expected, actual } = compareSearches(size, lateCatalogueOf);
      expect(actual).toEqual(expected);
      expect(searches).toBe(60);
    },
    30_000,
  );
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
