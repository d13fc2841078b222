import type { Reference } from '@apollo/client';
import { expect, test } from 'vitest';
import { createChance, type Chance } from '../../server/testing/randomOperation.ts';
import type { Change } from './localList.ts';
import { pageOf } from './mergedPages.ts';

const cases = 5_000;

interface Case {
  server: readonly string[];
  first: number;
  changes: readonly Change[];
}

/** Returns the items in a random order. */
function shuffled<T>(items: readonly T[], below: Chance): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(below(rest.length), 1)[0]!);
}

/** Returns the page numbers of a list in a random order. */
const pagesInRandomOrder = (count: number, below: Chance) =>
  shuffled(
    Array.from({ length: count }, (_, i) => i + 1),
    below,
  );

/** A server list, with random additions and removals of items inside and outside it. */
function createCase(below: Chance, isStale: boolean): Case {
  const server = Array.from({ length: below(45) }, (_, i) => `item-${i}`);
  const local = Array.from({ length: below(6) }, (_, i) => `local-${i}`);
  const changed = shuffled([...server, ...local], below).slice(0, below(server.length + local.length + 1));
  const changes = changed.map((id) => ({
    ref: { __ref: id },
    listed: below(5) < 2,
    // An item's local field may differ from the server's list.
    onServer: isStale && below(10) < 3 ? !server.includes(id) : server.includes(id),
  }));
  return { server, first: 1 + below(9), changes };
}

/** The complete merged list. */
function expectedList({ server, changes }: Case): string[] {
  const listedById = new Map(changes.map(({ ref, listed }) => [ref.__ref, listed]));
  const added = changes.filter(({ ref, listed }) => listed && !server.includes(ref.__ref));
  return [...added.map(({ ref }) => ref.__ref), ...server.filter((id) => listedById.get(id) !== false)];
}

const refsOf = (ids: readonly string[]): Reference[] => ids.map((id) => ({ __ref: id }));

/** The server's pages that a client has loaded. */
function openList({ server, first, changes }: Case, isForgetful = false) {
  const last = Math.max(1, Math.ceil(server.length / first));
  const loaded = new Map<number, Reference[]>();
  const load = (page: number) => {
    const number = Math.min(page, last);
    loaded.set(number, refsOf(server.slice((number - 1) * first, number * first)));
  };
  const read = (page: number) =>
    pageOf(changes, page, {
      first,
      total: server.length,
      loaded: (number) => loaded.get(number),
      // With `isForgetful` the list does not record its loaded pages, except the current one.
      knownPages: isForgetful ? [Math.min(page, last)] : loaded.keys(),
    });
  return {
    last,
    load,
    read,
    /** Opens a page and loads its missing pages. */
    open(page: number) {
      load(page);
      let found = read(page);
      for (let fetches = 0; found.missing !== undefined; fetches += 1) {
        expect(fetches).toBeLessThan(last);
        expect(new Set(found.nodes).size).toBe(found.nodes.length);
        load(found.missing);
        found = read(page);
      }
      return { ids: found.nodes.map(({ __ref }) => __ref), totalCount: found.totalCount };
    },
  };
}

test(`each item is on exactly one page, in any order of opening pages: ${cases} cases`, () => {
  const below = createChance(1);
  for (let n = 0; n < cases; n += 1) {
    const list = createCase(below, false);
    const { first } = list;
    const expected = expectedList(list);
    const pages = Math.max(1, Math.ceil(expected.length / first));
    const { open } = openList(list, below(2) === 0);
    // One page number past the end: it returns the last page.
    for (const page of pagesInRandomOrder(pages + 1, below)) {
      const start = (Math.min(page, pages) - 1) * first;
      const found = open(page);
      expect({ list, page, ...found }).toEqual({
        list,
        page,
        ids: expected.slice(start, start + first),
        totalCount: expected.length,
      });
    }
  }
});

test(`an item that the server's list has gained or lost meanwhile is listed and counted once: ${cases} cases`, () => {
  const below = createChance(2);
  for (let n = 0; n < cases; n += 1) {
    const list = createCase(below, true);
    const { first } = list;
    const expected = expectedList(list);
    const { last, load, read } = openList(list);
    for (const page of pagesInRandomOrder(last, below)) {
      load(page);
      const ids = read(page).nodes.map(({ __ref }) => __ref);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !expected.includes(id) && list.server.includes(id))).toEqual([]);
    }
    const pages = Array.from({ length: Math.max(1, Math.ceil(expected.length / first)) }, (_, i) =>
      read(i + 1),
    );
    expect(pages.flatMap(({ nodes }) => nodes.map(({ __ref }) => __ref))).toEqual(expected);
    expect(pages.every(({ totalCount }) => totalCount === expected.length)).toBe(true);
  }
});

test('the last page verifies the changes against the server: no item is beyond the last page', () => {
  const server = Array.from({ length: 31 }, (_, i) => `item-${i}`);
  const changes = [{ ref: { __ref: 'other' }, listed: false, onServer: true }];
  const { open } = openList({ server, first: 10, changes });
  expect(open(3)).toEqual({ ids: server.slice(20, 30), totalCount: 31 });
  expect(open(4)).toEqual({ ids: server.slice(30), totalCount: 31 });
});
