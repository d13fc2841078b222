import { readQuery } from '../text.ts';
import { affects } from '../derived.ts';
import type { Source } from '../lookup.ts';
import { isReading, noteChange, noteRead, withoutReading } from '../reading.ts';
import { addBit, countBits, noBits, unionOf, without, type Bits } from './bits.ts';
import { buildIndexes, type KeysOf, type Options } from './indexes.ts';
import { createScores, type Scored } from './scores.ts';
import { createSelection, type Divide, type Selection } from './selection.ts';
import type { Condition, Conditions, Exceptions, Likeness, Wanted } from './wanted.ts';

/** The values of a condition; none for a condition that is not set. */
const wantedValues = (values: readonly string[] | string | null | undefined): readonly string[] =>
  typeof values === 'string' ? [values].filter(Boolean) : (values ?? []);

/** Maximum number of words of a query that are corrected: each one is compared with many. */
const maxCorrections = 3;

/**
 * Indexes records by slot, a number that a record keeps while it is stored: sets of slots for facets and words, sorted slots
 * for ranges and orders. Each index is built on its first use, for a quick start, and then takes in each changed record.
 */
export function createCatalogue<
  T extends { id: string },
  Facet extends string,
  Range extends string = never,
  Order extends string = never,
>(records: Source<T>, options: Options<T, Facet, Range, Order>) {
  type AnyOrder = Order | 'given';
  const orderKeys = { given: () => [], ...options.orders } as Record<AnyOrder, KeysOf<T>>;
  const build = () => buildIndexes(records, { ...options, orders: orderKeys });
  let built: ReturnType<typeof build> | null = null;
  const current = () => (built ??= withoutReading(build));

  const noteAll = () => noteRead(current().anyItem);
  /** Notes that a query reads only the items with these values of a facet. */
  function noteHolding(facet: Facet, values: Iterable<string>): void {
    if (!isReading()) return;
    const { itself, facets } = current();
    noteRead(itself);
    facets[facet]().noteRead(values);
  }
  /** An item must meet all conditions, so those that meet one of them decide the result. */
  function noteConditions({ where }: Conditions<Facet, Range>): void {
    for (const facet in where) {
      const values = wantedValues(where[facet]);
      if (values.length > 0) return noteHolding(facet, values);
    }
    noteAll();
  }

  function bitsOf(ids: Iterable<string>): Bits {
    const { items, slots } = current();
    const bits = noBits(items.length);
    for (const id of ids) {
      const slot = slots.get(id);
      if (slot !== undefined) addBit(bits, slot);
    }
    return bits;
  }

  /** The items that `except` and `unless` leave out; null for none. */
  function leftOut({ except = [], unless, exempt = [] }: Exceptions<Facet>): Bits | null {
    const { items, facets } = current();
    const sets: Bits[] = [];
    for (const facet in unless) sets.push(facets[facet]().holding([unless?.[facet] ?? []].flat()));
    const exempted = [...exempt];
    if (exempted.length > 0) sets.push(without(unionOf(sets.splice(0), items.length), bitsOf(exempted)));
    const ids = except.flatMap((some) => [...some]);
    if (ids.length > 0) sets.push(bitsOf(ids));
    return sets.length > 0 ? unionOf(sets, items.length) : null;
  }

  function conditionsOf(wanted: Conditions<Facet, Range>): Condition<Facet>[] {
    const { query, where, atLeast, among = [] } = wanted;
    const { facets, ranges, text, all } = current();
    const conditions: Condition<Facet>[] = [];
    for (const facet in where) {
      const values = wantedValues(where[facet]);
      if (values.length > 0) conditions.push({ facet, bits: facets[facet]().holding(values) });
    }
    for (const range in atLeast) {
      const min = atLeast?.[range];
      if (min != null) conditions.push({ facet: null, bits: ranges[range]().from(min) });
    }
    for (const word of new Set(readQuery(query))) {
      const bits = text().holding(word);
      conditions.push({ facet: null, bits });
      // No item can match all words.
      if (countBits(bits) === 0) break;
    }
    for (const ids of among) conditions.push({ facet: null, bits: bitsOf(ids) });
    const excepted = leftOut(wanted);
    if (excepted) conditions.push({ facet: null, bits: without(all(), excepted) });
    return conditions;
  }

  /** All items with a value, in no order. */
  function holding(facet: Facet, value: string): T[] {
    noteHolding(facet, [value]);
    const { items, facets } = current();
    const found: T[] = [];
    facets[facet]().each(value, (slot) => found.push(items[slot]!));
    return found;
  }

  /** None before the first use, when there is nothing to index again. */
  function idsWith(facet: Facet, value: string): string[] {
    return built ? holding(facet, value).map(({ id }) => id) : [];
  }

  const catalogue = {
    /** Throws a BAD_USER_INPUT error if the query is too long. */
    select(wanted: Wanted<Facet, Range, AnyOrder>, divide?: Divide): Selection<T, Facet> {
      if (divide) noteAll();
      else noteConditions(wanted);
      const base = current();
      const { order } = wanted;
      return createSelection(base, conditionsOf(wanted), {
        keysOf: orderKeys[order],
        order: base.orders[order],
        divide,
      });
    },
    /** Divides items by how their titles match the words of a query. */
    byTitle:
      (words: readonly string[]): Divide =>
      (found) =>
        current().titles().rank(found, words),
    /** The items with any of these values. The caller must not modify the result. */
    setOf(facet: Facet, values: readonly string[]): Bits {
      noteHolding(facet, values);
      return current().facets[facet]().holding(values);
    },
    /** The items that have some of these values, by the number of those that they have, the highest first. */
    setsByCommon(facet: Facet, values: readonly string[]): Scored[] {
      noteHolding(facet, values);
      const { items, facets } = current();
      const scores = createScores(items.length);
      for (const value of new Set(values)) scores.add(facets[facet]().holding([value]), 1);
      return [...scores.descending()];
    },
    /**
     * The query with another word in place of each word that no item contains; null if there is no such word, or if none
     * is near one of them, or if too many have no item. Words that items contain stay as typed. Excepted items contain none.
     */
    corrected(query: string, exceptions: Exceptions<Facet>): string | null {
      noteAll();
      const { text } = current();
      const excepted = leftOut(exceptions) ?? noBits(0);
      const wanted = new Set(readQuery(query));
      const words: string[] = [];
      let changed = 0;
      for (const typed of query.split(/\s+/)) {
        // Punctuation alone is a word by itself, but not within a query.
        const parts = readQuery(typed).filter((word) => wanted.has(word));
        const corrected = parts.map((word) => text().corrected(word, excepted));
        if (corrected.includes(null)) return null;
        changed += corrected.filter((word, i) => word !== parts[i]).length;
        if (changed > maxCorrections) return null;
        words.push(corrected.join() === parts.join() ? typed : corrected.join(' '));
      }
      return changed === 0 ? null : words.filter(Boolean).join(' ');
    },
    /** The other items with something in common, most similar first. The item itself need not be in the catalogue. */
    similar(item: T, { weights, unlike, unless, order, count }: Likeness<Facet, AnyOrder>): T[] {
      const { items, facets, orders } = current();
      function setsOf(facet: Facet) {
        const values = [...new Set([options.facets[facet](item)].flat())];
        noteHolding(facet, values);
        return values.map((value) => facets[facet]().holding([value]));
      }
      const scores = createScores(items.length);
      for (const facet in weights) for (const bits of setsOf(facet)) scores.add(bits, weights[facet]!);
      if (unlike) for (const bits of setsOf(unlike)) scores.leaveOut(bits);
      scores.leaveOut(bitsOf([item.id]));
      const left = leftOut({ unless });
      if (left) scores.leaveOut(left);
      const found: T[] = [];
      for (const { members } of scores.descending()) {
        const equals = orders[order]().slice(members, countBits(members), 0, count - found.length);
        found.push(...equals.map((slot) => items[slot]!));
        if (found.length === count) break;
      }
      return found;
    },
    /** The place of an item in the list, also of one that was removed; -1 if it is unknown. */
    placeOf(id: string): number {
      noteAll();
      return current().placeOfId(id);
    },
    values(facet: Facet): string[] {
      noteAll();
      return current().facets[facet]().values();
    },
    count(facet: Facet, value: string): number {
      noteHolding(facet, [value]);
      return current().facets[facet]().count(null, value);
    },
    holding,
    affected: [affects(records, ({ id }) => [id]), ...(options.affected?.(idsWith) ?? [])],
    prepare: () => current().prepare(),
    remove: (ids: readonly string[]) => built?.remove(ids),
    add: (ids: readonly string[]) => built?.add(ids),
    discard: () => {
      if (built) for (const source of [built.anyItem, built.itself]) noteChange(source);
      built = null;
    },
  };
  return {
    ...catalogue,
    /** The catalogue with a further order, such as one of an account: divided items, each set of them in the order `base`. */
    withOrder: <Own extends string>(own: Own, base: AnyOrder, divide: Divide) => ({
      ...catalogue,
      select: ({ order, ...wanted }: Wanted<Facet, Range, AnyOrder | Own>): Selection<T, Facet> =>
        order === own
          ? catalogue.select({ ...wanted, order: base }, divide)
          : catalogue.select({ ...wanted, order: order as AnyOrder }),
    }),
  };
}
