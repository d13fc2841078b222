import { isBlank } from '../../schema/rules/characters.ts';
import { pluralize } from '../../schema/rules/numbers.ts';

/** What somebody has done: 'accepted your delivery', with the thing that it is about, and the amount if there is one. */
export interface Deed {
  /** A verb in the past with its object, without a full stop. */
  deed: string;
  thing?: string;
  /** The text of a post in place of a thing: its first words are quoted. */
  quote?: string;
  amount?: string; // formatted: '$90' or '$90/hr'
}

/** Number of characters of a thing that a sentence shows; titles have at most 100. */
const maxThing = 100;
/** Number of characters of a post that a sentence quotes. */
const maxQuote = 60;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The index after a number of graphemes; undefined if the text has no more. It reads no further: segmenting is slow. */
function endOf(text: string, max: number): number | undefined {
  if (text.length <= max) return undefined;
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === max) return index;
    count += 1;
  }
  return undefined;
}

/** The beginning of a text in one line: 'A logo for a…'. It is cut between words, unless that removes half of it. */
function beginning(text: string, max: number): string {
  const line = isBlank(text) ? '' : text.replace(/\s+/gu, ' ').trim();
  const end = endOf(line, max);
  if (end === undefined) return line;
  const cut = line.slice(0, end);
  const lastWord = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastWord > max / 2 ? lastWord : undefined).trimEnd()}…`;
}

/** The first words of a post in quotation marks; none of a post without text. */
const quoted = (text: string): string => {
  const words = beginning(text, maxQuote);
  return words && `“${words}”`;
};

/** The end of a text that gets no full stop, such as '“Really?”'. */
const endsSentence = /[.!?…。！？]["”»]?$/u;

/** One sentence: 'Bo Sandvik accepted your delivery: Logo for a bakery, $90.' */
export function sentenceOf(who: string, { deed, thing = '', quote = '', amount }: Deed): string {
  const shown = beginning(thing, maxThing).replace(/[.,;:\s]+$/u, '');
  const facts = [shown, quoted(quote), amount].filter(Boolean).join(', ');
  const sentence = `${who} ${deed}${facts && `: ${facts}`}`;
  return endsSentence.test(sentence) ? sentence : `${sentence}.`;
}

/** The id of the activity that a record or a notification of the viewer's makes. */
export const activityId = (id: string): string => `activity-${id}`;

/** Who has done the same: 'Bo', 'Bo and 2 others'. The others can delete their accounts, so the text does not name them. */
export const peopleInWords = (latest: string, count: number): string =>
  count < 2 ? latest : `${latest} and ${count - 1} ${pluralize(count - 1, 'other')}`;
