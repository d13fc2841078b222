import { cutAt } from '../../../schema/rules/cut.ts';
import { hashtag } from '../../../schema/rules/post/hashtags.ts';
import { linksIn } from '../../ui/linksIn.ts';

/** Latin letters and lines that a folded text shows at most. */
const shown = { letters: 400, lines: 6 };
/** A text is folded only if that hides more letters or lines than these. */
const minHidden = { letters: 120, lines: 2 };

/** Chinese, Japanese and Korean characters, which count 2. Rarer ones are left out: they count 1 for each code unit. */
const wide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]/;

/** The index in a text at which it is as wide as a number of Latin letters; its length if it is narrower. */
function positionOf(letters: number, text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) {
    width += wide.test(text[at]!) ? 2 : 1;
    if (width > letters) return at;
  }
  return text.length;
}

/** The links and hashtags of a text. */
const unbroken = (text: string) => [
  ...linksIn(text),
  ...Array.from(text.matchAll(hashtag), ({ 0: { length }, index: start }) => ({
    start,
    end: start + length,
  })),
];

/** The index at which PostText.tsx folds a long text, outside links and hashtags; undefined for a short text. */
export function foldAt(text: string): number | undefined {
  const lines = text.split('\n');
  const linesEnd = lines.slice(0, shown.lines).join('\n').length;
  const max = positionOf(shown.letters, text);
  if (lines.length > shown.lines + minHidden.lines && linesEnd < max) return linesEnd;
  if (positionOf(shown.letters + minHidden.letters, text) === text.length) return undefined;
  const cut = cutAt(text, max);
  const around = unbroken(text).find(({ start, end }) => start < cut && cut < end);
  if (!around) return cut;
  // A link or hashtag that starts in the first half is shown whole, so that enough text is shown.
  const end = around.start > max / 2 ? around.start : around.end;
  return positionOf(minHidden.letters, text.slice(end)) === text.length - end ? undefined : end;
}
