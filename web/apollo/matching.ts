/** The conditions that lists of the tab stand for: nothing that an object itself would tell. */
type OfViewer = 'savedOnly' | 'appliedOnly' | 'mineOnly' | 'wishlistedOnly' | 'followedOnly';

/**
 * What each condition of a filter asks of an object. The server filters its own; these are its rules for the few objects
 * that only this tab knows. A condition that the schema gains does not compile until it has its rule here, and a test
 * puts the rules beside the server's answers.
 */
export type Rules<Filter, T> = {
  [K in Exclude<keyof Filter, OfViewer>]-?: (wanted: NonNullable<Filter[K]>, object: T) => boolean;
};

/** Whether all conditions of a filter hold; one that is left out, or null, holds always. */
export const matches = <Filter extends object, T>(
  rules: Rules<Filter, T>,
  object: T,
  filter: Filter,
): boolean =>
  Object.entries(rules).every(([name, rule]) => {
    const wanted: unknown = filter[name as keyof Filter];
    return wanted === undefined || wanted === null || (rule as (w: unknown, o: T) => boolean)(wanted, object);
  });

/** Without case and accents, and put together again, so that a Hangul syllable is not found by a part of it. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/** Whether every word occurs somewhere in the texts. */
export function holdsWords(words: string, ...texts: readonly string[]): boolean {
  const text = fold(texts.join('\n'));
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
