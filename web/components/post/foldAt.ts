import { cutAt } from '../../../schema/rules/cut.ts';
import { hashtag } from '../../../schema/rules/post/hashtags.ts';
import { linksIn } from '../../ui/linksIn.ts';

/** Letters and lines of a folded text. */
const shown = { letters: 400, lines: 6 };
/** Letters that are worth a press. */
const minHidden = 120;

/** A letter or sign as wide as two Latin letters. */
const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u;

/** Where a text is as long as a number of Latin letters; its length if it is shorter. */
function positionOf(letters: number, text: string): number {
  let width = 0;
  let at = 0;
  for (const letter of text) {
    width += wide.test(letter) ? 2 : letter.length;
    if (width > letters) return at;
    at += letter.length;
  }
  return at;
}

/** The links and hashtags of a text. */
const unbroken = (text: string): { start: number; end: number }[] => [
  ...linksIn(text),
  ...Array.from(text.matchAll(new RegExp(hashtag, 'gu')), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  })),
];

/** Where a long text is folded: at white space if there is some, and in no link or hashtag. Undefined if it is short. */
export function foldAt(text: string): number | undefined {
  const lines = text.split('\n');
  const linesEnd = lines.slice(0, shown.lines).join('\n').length;
  const max = positionOf(shown.letters, text);
  if (lines.length > shown.lines + 2 && linesEnd < max) return linesEnd;
  if (positionOf(shown.letters + minHidden, text) === text.length) return undefined;
  const cut = cutAt(text, max);
  const around = unbroken(text).find(({ start, end }) => start < cut && cut < end);
  if (!around) return cut;
  const end = around.start > max / 2 ? around.start : around.end;
  return positionOf(minHidden, text.slice(end)) === text.length - end ? undefined : end;
}
