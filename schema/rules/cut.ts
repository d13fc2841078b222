let segmenter: Intl.Segmenter | undefined;

/** The start of the character, as people see it, that contains this position. */
function startOfCharacter(text: string, at: number): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text).containing(at)?.index ?? text.length;
}

/**
 * A part must not end with an opening sign such as '(', a joiner, a mark that an older Unicode takes for a character, or a
 * Thai vowel, which is before its letter. Tested with two units: a character may be a surrogate pair.
 */
const unfinished = /[\p{M}\p{Join_Control}\p{Ps}\p{Pi}เ-ไ]$/u;
/** A part must not start with it: a mark, closing punctuation, a sign that repeats or lengthens a letter. */
const continued = /^[\p{M}\p{Lm}\p{Pe}\p{Pf}\p{Po}\p{Pd}]/u;

/** Two neighbours in a Latin word or a number, in a text of another script: 'ab', '1,0' at the comma. */
const withinWord = /^[\p{Script=Latin}\p{N}\p{Sc}.,][\p{Script=Latin}\p{N}]/u;

/** Where to cut a longer text: at white space after 60 % of `max`, after punctuation after 75 %, or between characters. */
export function cutAt(text: string, max: number): number {
  const space = text.slice(0, max + 1).search(/\s+\S*$/);
  if (space >= max * 0.6) return space;
  const window = text.slice(0, max);
  // After the last punctuation mark: 4 in 'One, 1,000', as the other comma is inside a number; 0 without one.
  const mark = window.search(/(?![.,]\d)[\p{Po}\p{Pe}\p{Pf}](?=(?:[.,]\d|[^\p{Po}\p{Pe}\p{Pf}])*$)/u) + 1;
  if (mark >= max * 0.75 && !/^[\p{M}\p{Po}\p{Pe}\p{Pf}]/u.test(text.slice(mark, mark + 2))) return mark;
  for (let at = startOfCharacter(text, max); at > max * 0.6; at = startOfCharacter(text, at - 1))
    if (
      !unfinished.test(text.slice(at - 2, at)) &&
      !continued.test(text.slice(at, at + 2)) &&
      !withinWord.test(text.slice(at - 1, at + 1))
    )
      return at;
  return startOfCharacter(text, max);
}

/** A text in one line, at most `max` long; a longer one ends with '…'. */
export function shorten(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  return `${line.slice(0, cutAt(line, max - 1)).replace(/[\s,;:，、；：،؛]+$/, '')}…`;
}
