import type { Condition } from '../../schema/rules/conditions.ts';
import { wordsOf } from '../../schema/rules/text.ts';
import { enumIn, isListInput, type FilterField } from './contract.ts';

/** Values of one filter that are tried at most. */
const maxValues = 8;

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Items from all parts of a list. */
export const spread = <T>(items: readonly T[], count: number): T[] =>
  distinct(
    Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]).filter(
      (item) => item !== undefined,
    ),
  );

/** The longest word of a text that letters and digits form. */
export const longestWord = (text: string): string =>
  wordsOf(text)
    .filter((word) => /^[\p{L}\p{N}]{3,}$/u.test(word))
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

/** Texts for a search: a word, and two words of different texts of one item. */
function searches(texts: readonly (readonly string[])[]): string[] {
  const words = texts.map((some) => distinct(some.map(longestWord).filter(Boolean)));
  return distinct([
    ...words.flatMap(([word]) => word ?? []),
    ...words.map((some) => some.slice(0, 2).join(' ')),
  ]).filter(Boolean);
}

/** Values of a filter, some of them from the items themselves. */
export function valuesFor(
  field: FilterField,
  condition: Condition<never>,
  items: readonly never[],
): readonly unknown[] {
  const some = spread(items, 3);
  if ('words' in condition) return searches(some.map((item) => condition.words(item)));
  if ('place' in condition) return distinct(some.map((item) => condition.place(item))).filter(Boolean);
  if ('flag' in condition || 'viewer' in condition) return [true];
  if ('atLeast' in condition) {
    const amounts = items.flatMap((item) => condition.atLeast(item) ?? []).toSorted((a, b) => a - b);
    return distinct(spread(amounts, 3).map(Math.floor)).filter(
      (amount) => amount >= condition.min && amount <= condition.max,
    );
  }
  if ('id' in condition) return distinct(some.flatMap((item) => condition.id(item) ?? []));
  const used = 'values' in condition ? distinct(items.flatMap((item) => condition.values(item) ?? [])) : [];
  const all: unknown[] =
    enumIn(field.type)
      ?.getValues()
      .map(({ name }) => name) ?? [];
  const values = distinct([...used, ...all]).slice(0, maxValues);
  return isListInput(field) ? values.map((value) => [value]) : values;
}
