import { keepCommon, type Bits } from './bits.ts';
import type { Weight } from './scores.ts';

/** What a search leaves out. */
export interface Exceptions<Facet extends string> {
  /** Sets of ids. */
  except?: readonly Iterable<string>[];
  /** Values of facets: items with one of them are left out. */
  unless?: Partial<Record<Facet, readonly string[] | string>> | undefined;
  /** The ids of items that `unless` does not leave out. */
  exempt?: Iterable<string>;
}

/** All conditions must hold; null, undefined and empty values set no condition. */
export interface Conditions<Facet extends string, Range extends string> extends Exceptions<Facet> {
  /** Words, ignoring case and accents. Each must occur in the item's texts, also as a part of a longer word. */
  query?: string | null | undefined;
  /** For each facet, one value or several; an item must have one of them. */
  where?: Partial<Record<Facet, readonly string[] | string | null | undefined>>;
  /** For each number, the minimum. */
  atLeast?: Partial<Record<Range, number | null | undefined>>;
  /** Sets of ids; an item must be in each. */
  among?: readonly Iterable<string>[];
}

export type Wanted<Facet extends string, Range extends string, Order> = Conditions<Facet, Range> & {
  order: Order;
};

/** How `similar` ranks items by the facet values that they have in common with a given one. */
export interface Likeness<Facet extends string, Order extends string> {
  /** What each common value of a facet counts. */
  weights: Partial<Record<Facet, Weight>>;
  /** Items with a common value of this facet are left out. */
  unlike?: Facet;
  /** Items with one of these values are left out, as in a search. */
  unless?: Exceptions<Facet>['unless'];
  /** The order of equally similar items. */
  order: Order;
  /** Maximum number of items. */
  count: number;
}

export interface Condition<Facet> {
  /** The facet of a `where` condition, so that counts of its values can leave it out; null for all others. */
  facet: Facet | null;
  /** The slots, numbers of items in the catalogue, of those that meet it. */
  bits: Bits;
}

/** The items that match all conditions; null for all items. Callers must not modify it: it can be the set of an index. */
export function intersect(conditions: readonly Condition<unknown>[]): Bits | null {
  const [first, ...more] = conditions;
  if (!first) return null;
  if (more.length === 0) return first.bits;
  const bits = first.bits.slice();
  for (const { bits: other } of more) keepCommon(bits, other);
  return bits;
}
