import { getNamedType } from 'graphql';
import { amountAt, satisfiesOne, textsAt, type Viewer } from './conditions.ts';
import { isListInput } from './contract.ts';
import { boundsOf, type Filter } from './directives.ts';
import { valuesAt, type Row } from './paths.ts';
import { unknownId, wordsIn } from './text.ts';

/** Maximum number of values of items that are tried for a filter. */
const maxValues = 8;

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** At most `count` items, evenly from all parts of a list. */
export const spread = <T>(items: readonly T[], count: number): T[] =>
  distinct(Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)])).filter(
    (item) => item !== undefined,
  );

/** Texts for a search: a word, and two words, of different texts if the item has them. */
function searches(items: readonly (readonly string[])[]): string[] {
  const words = items.map((texts) =>
    distinct([...texts.flatMap((text) => wordsIn(text)[0] ?? []), ...texts.flatMap(wordsIn)]),
  );
  return distinct([
    ...words.flatMap(([word]) => word ?? []),
    ...words.map((some) => some.slice(0, 2).join(' ')),
    // Words of two items: each word alone finds one.
    words
      .flatMap(([word]) => word ?? [])
      .slice(0, 2)
      .join(' '),
  ]).filter(Boolean);
}

/** Values of a filter, some of them from the items themselves. */
export function valuesFor(filter: Filter, items: readonly Row[], viewer: Viewer): readonly unknown[] {
  const { by = '', atLeast, words, where, values } = filter;
  // A filter with `where` is a Boolean, of which `false` excludes nothing.
  if (where.length > 0) return [true];
  if (words.length > 0) return searches(spread(items, 3).map((item) => textsAt(item, filter)));
  if (atLeast) {
    const amounts = items.flatMap((item) => amountAt(item, atLeast) ?? []).toSorted((a, b) => a - b);
    const { min = -Infinity, max = Infinity } = boundsOf(filter) ?? {};
    const allowed = amounts.filter((amount) => amount >= min && amount <= max);
    return distinct(spread(allowed, 3).map(Math.floor));
  }
  if (values.size === 0) {
    const unknown = getNamedType(filter.type).name === 'ID' ? [unknownId] : [];
    return [...spread(distinct(items.flatMap((item) => valuesAt(item, by))), maxValues), ...unknown];
  }
  const names = [...values.keys()];
  const used = names.filter((name) => items.some((item) => satisfiesOne(item, filter, name, viewer)));
  const tried = distinct([...used, ...names]);
  return isListInput(filter) ? tried.map((value) => [value]) : tried;
}
