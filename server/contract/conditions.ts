import { getNamedType } from 'graphql';
import type { Filter, Where } from './directives.ts';
import { valuesAt, type Row } from './paths.ts';
import { haveWords } from './text.ts';

/** What conditions and orders depend on beside the item: the moment, and data of the viewer. */
export interface Viewer {
  /** Milliseconds since the epoch. */
  now: number;
  /** By selection of Query, the values in its result, folded by `caseless`. One that the server refuses is absent. */
  among: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Whether a condition holds; null if the item does not show it. */
type Holds = boolean | null;

const all = (parts: readonly Holds[]): Holds =>
  parts.includes(false) ? false : parts.includes(null) ? null : true;
const any = (parts: readonly Holds[]): Holds =>
  parts.includes(true) ? true : parts.includes(null) ? null : false;

const dayMs = 86_400_000;
/** The clocks of server and test may differ by this, in milliseconds. */
const clockError = 60_000;

export const caseless = (value: unknown): string => String(value).normalize('NFKC').toLowerCase();

function meets(where: Where, value: unknown, { now, among }: Viewer): Holds {
  const { is, not, contains = '', from = -Infinity, below = Infinity, days } = where;
  if (where.among) return among.get(where.among)?.has(caseless(value)) ?? null;
  const text = String(value);
  // At most so many days ago; unknown while the difference of the clocks could decide.
  if (days !== undefined) {
    const remainingMs = Date.parse(text) - now + days * dayMs;
    return Math.abs(remainingMs) < clockError ? null : remainingMs > 0;
  }
  const number = Number(value);
  const isOutside = number < from || number >= below;
  return (is?.includes(text) ?? true) && !not?.includes(text) && text.includes(contains) && !isOutside;
}

/** Whether an item satisfies a condition. `path` is that of its filter, for a condition without one. */
export const itemMeets = (item: Row, where: Where, viewer: Viewer, path = ''): Holds =>
  any(valuesAt(item, where.path ?? path).map((value) => meets(where, value, viewer)));

/** The number of working hours, working days or years in a year, to compare pay per year. */
const unitsPerYear: Readonly<Record<string, number>> = { hour: 2_080, day: 260, year: 1 };

/**
 * The number at the path of `atLeast`, or the pay a year of '$50 - $65/hour' (the last amount); null for another form.
 * -Infinity, for no amount, meets no minimum.
 */
export function amountAt(item: Row, path: string): number | null {
  const [value] = valuesAt(item, path);
  if (typeof value !== 'string') return Number(value ?? -Infinity);
  if (!/\d/.test(value)) return -Infinity;
  const [, amount, unit = 'year'] = /^(?:\$[\d,.]+ - )?\$([\d,.]+)(?:\/(hour|day|year))?$/.exec(value) ?? [];
  return amount ? Number(amount.replaceAll(',', '')) * unitsPerYear[unit]! : null;
}

export const textsAt = (item: Row, { words }: Filter): string[] =>
  words.flatMap((path) => valuesAt(item, path)).map(String);

/**
 * Whether an item satisfies a filter with this value; null if the item does not show it. A filter has `where` (a Boolean,
 * of which `false` excludes nothing), `words` to search in, a minimum (`atLeast`), or values, which are compared by `by`.
 */
export function satisfiesOne(item: Row, filter: Filter, value: unknown, viewer: Viewer): Holds {
  const { by = '', atLeast, words, where, values } = filter;
  if (where.length > 0) return value !== true || all(where.map((one) => itemMeets(item, one, viewer)));
  if (words.length > 0) return haveWords(textsAt(item, filter), String(value));
  if (atLeast) {
    const amount = amountAt(item, atLeast);
    return amount === null ? null : amount >= Number(value);
  }
  const key = getNamedType(filter.type).name === 'String' ? caseless : String;
  const found = valuesAt(item, by).map(key);
  const wanted = [value].flat().map((one) => {
    const conditions = values.get(String(one)) ?? [];
    if (conditions.length === 0) return found.includes(key(one));
    return any(conditions.map((condition) => itemMeets(item, condition, viewer, by)));
  });
  return wanted.length === 0 || any(wanted);
}

export const satisfies = (item: Row, filters: readonly Filter[], given: Row, viewer: Viewer): Holds =>
  all(
    filters
      .filter(({ name }) => given[name] !== undefined)
      .map((filter) => satisfiesOne(item, filter, given[filter.name], viewer)),
  );
