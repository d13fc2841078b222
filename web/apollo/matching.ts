import type { FieldFunctionOptions, Reference, TypedDocumentNode } from '@apollo/client';
import type { Listed, ViewerCondition } from './viewerLists.ts';

/**
 * What each condition of a filter asks of an object; those that stand for lists of the viewer's own ask nothing. The server filters its own; these are its rules for the few objects
 * that only this tab knows. A condition that the schema gains does not compile until it has its rule here, and a test
 * puts the rules beside the server's answers.
 */
export type Rules<Filter, T> = {
  [K in Exclude<keyof Filter, ViewerCondition<Listed>>]-?: (
    wanted: NonNullable<Filter[K]>,
    object: T,
  ) => boolean;
};

/** The conditions that a filter sets: one that is left out, or null, holds always. */
const setOf = <Filter extends object, T>(rules: Rules<Filter, T>, filter: Filter) =>
  Object.entries(rules).flatMap(([name, rule]) => {
    const wanted: unknown = filter[name as keyof Filter];
    const asks = rule as (wanted: unknown, object: T) => boolean;
    return wanted === undefined || wanted === null ? [] : [(object: T) => asks(wanted, object)];
  });

/** Whether all conditions of a filter hold. */
export const matches = <Filter extends object, T>(
  rules: Rules<Filter, T>,
  object: T,
  filter: Filter,
): boolean => setOf(rules, filter).every((holds) => holds(object));

/**
 * Whether an object of the tab belongs in a list under the filter that the list is asked with: the one way by which
 * what this tab has made or moved is searched and filtered.
 */
export const fits =
  <Filter extends object, T>(
    fragment: TypedDocumentNode<T>,
    rules: Rules<Filter, T>,
    filterOf: (args: FieldFunctionOptions['args']) => unknown = (args) => args?.['filter'],
  ) =>
  ({ __ref: id }: Reference, { args, cache }: FieldFunctionOptions): boolean => {
    const conditions = setOf(rules, (filterOf(args) ?? {}) as Filter);
    if (conditions.length === 0) return true;
    const object = cache.readFragment({ id, fragment, optimistic: true });
    return object !== null && conditions.every((holds) => holds(object as T));
  };

/** Letters that no accent makes of a plain one, and the marks of print that keyboards write otherwise. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  '‘': "'",
  '’': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
};

/**
 * Without case and accents, as the server's searches compare a text, and put together again, so that a Hangul syllable
 * is not found by a part of it.
 */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[æðđıłøœßþ‘’‐‑–]/g, (letter) => letters[letter]!)
    .normalize('NFC');

/** Whether every word occurs somewhere in the texts; a hashtag is looked for without its sign. */
export function holdsWords(words: string, ...texts: readonly string[]): boolean {
  const text = fold(texts.join('\n'));
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word.replace(/^#+(?=.)/, '')));
}
