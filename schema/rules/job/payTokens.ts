import { asciiNumber } from '../ascii.ts';
import { fold } from '../text.ts';

/**
 * Units of pay, and how many of them a year of full-time work has: 40 hours, or 5 days, in each of 52 weeks. Names are
 * folded. A noun means a rate after 'per' or beside an amount, an adverb by itself; short names need 'per'.
 */
const units = [
  {
    perYear: 2_080,
    noun: 'hours?|hrs?|stunde|std|heure|hora|ora|uur|timme|시간',
    adverb: 'hourly|ph|stundensatz|stundlich|horaire|時給|时薪|시급',
    short: 'h',
  },
  {
    perYear: 260,
    noun: 'days?|diem|tag|jour|dia|giorno|dag',
    adverb: 'daily|pd|tagessatz|taglich|tjm|日給|日薪|일급',
    short: 'd|j',
  },
  // It stands before the week: 'bi-weekly' ends with an adverb of the week.
  { perYear: 26, noun: 'fortnight', adverb: 'fortnightly|bi[- ]?weekly', short: '2w' },
  {
    perYear: 52,
    noun: 'weeks?|wk|woche|semaine|semana|settimana',
    adverb: 'weekly|pw|wochentlich|週給|周薪|주급',
    short: 'w',
  },
  { perYear: 24, noun: 'half month', adverb: '(?:semi|bi)[- ]?monthly', short: '2m' },
  {
    perYear: 12,
    noun: 'months?|mth|mo|monat|mois|mes|mese|maand|manad|maned|bulan|月',
    adverb: 'monthly|pcm|pm|monatlich|mtl|mensuel|mensual|mensile|月給|月薪|月収|월급',
    short: 'm',
  },
  { perYear: 4, noun: 'quarter', adverb: 'quarterly', short: 'q' },
  {
    perYear: 1,
    noun: 'years?|yrs?|annum|jahr|ano|annee|anno|jaar|ar|年',
    adverb: 'yearly|annual(?:ly)?|pa|jahrlich|annuel|anual|annuale|年収|年俸|年薪|연봉',
    short: 'y|an',
  },
];

/** What follows a number of thousands or more, and what it multiplies by. */
const multiples: readonly (readonly [name: string, by: number])[] = [
  ['k|thousand|tsd', 1_000],
  ['[万萬만]', 10_000],
  ['lakhs?|lacs?|lpa|l', 100_000],
  ['million|mio|m', 1_000_000],
  ['crores?|cr', 10_000_000],
];

const word = (names: string) => String.raw`(?<!\p{L})(?:${names})(?!\p{L})`;
const either = (sources: readonly string[]) => sources.join('|');

const codes =
  'usd|eur|gbp|chf|cad|aud|nzd|sek|nok|dkk|isk|pln|zl|czk|kc|huf|ron|inr|rs|jpy|cny|rmb|krw|sgd|hkd|twd|thb|myr|rm|idr|rp|php|vnd|brl|mxn|zar|aed|sar|ils|nis|uah|ngn|kes|kr|euros?|dollars?|pounds?|rupees?';
const currency = String.raw`(?<![a-z])[a-z]{1,3}\p{Sc}|\p{Sc}|${word(codes)}\.?|(?<!\p{L})r(?=\s?\d)|[円元원]`;
const whole = String.raw`\d{1,3}(?:[,.\s']\d{3})+(?!\d)|\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d+`;
const number = String.raw`(?:${whole})(?:[.,]\d{1,2}(?!\d))?(?![.,']?\d)`;
/** '£45kpa' has no space. */
const multiple = String.raw`(?:${either(multiples.map(([name]) => name))})(?:(?!\p{L})|(?<=[万萬만])|(?=(?:pa|usd|eur|gbp|chf|cad|aud)(?!\p{L})))`;

const per = String.raw`(?:/|${word('per|an?|each|every|pro|im|par|por|al')})[\s-]*`;
/** 'per 8 hour day', 'per 4 weeks'. */
const counted = String.raw`(?:\d+[ -]hour[ -])?(?:(?<count>\d+|two|four) )?`;
const unit = String.raw`(?:${per}${counted}(?:${either(units.map(({ noun, short }) => `${noun}|${short}`))})|(?<!\p{L})(?:${either(units.map(({ noun }) => noun))}))(?![\p{L}\d])|(?<!\p{L})(?:${either(units.map(({ adverb }) => adverb))})(?![a-z])`;

/** What a text about pay consists of. The first kind that fits at a place is its kind. */
const kinds = {
  // Pension plans, phone and reference numbers, times.
  other: either([
    String.raw`(?<!\p{Sc}\s?)(?<![\d.,])(?:401|403|457)\s?\(?[kb](?!\p{L})\)?`,
    String.raw`\+\d[\d ()-]{7,}`,
    String.raw`(?:${word('ref|req|id|no')}[.:# ]*|#)\d+`,
    '24/7',
  ]),
  share: String.raw`%|${word('percent')}`,
  benefit: word(
    String.raw`bonus(?:es)?|sign(?:ing)?[ -]on|signing|equity|stocks?|shares|rsus?|options|relocation|stipend|allowance|commission`,
  ),
  unit,
  currency,
  amount: String.raw`(?<!\d[.,']?)${number}(?:\s*${multiple})?`,
  to: String.raw`-+|~|\.{2,3}|${word('to|until|up to|bis|tot|hasta|до')}`,
  word: String.raw`[\p{L}\p{M}][\p{L}\p{M}\p{N}']*`,
  mark: String.raw`\S`,
};
export type Kind = keyof typeof kinds;
const token = new RegExp(
  either(Object.entries(kinds).map(([kind, source]) => `(?<${kind}>${source})`)),
  'gu',
);

/** A part of a text about pay. */
export interface Token {
  kind: Kind;
  text: string;
}

/** The parts of a text about pay. */
export function payTokens(text: string): Token[] {
  const plain = fold(asciiNumber(text))
    .replace(/(?<!\p{L})p[./]\s?([hdwma])(?!\p{L})\.?/gu, ' p$1 ')
    .replace(/(?<!\p{L})p\/\s?(?=\p{L}{2})/gu, ' per ')
    // Dashes in place of cents: '60.000,-'.
    .replace(/(?<=\d)[,./]-+(?![\p{Sc}\d])/gu, '');
  return Array.from(plain.matchAll(token), ({ 0: one, groups }): Token => {
    const kind = (Object.keys(kinds) as Kind[]).find((name) => groups![name] !== undefined)!;
    return { kind, text: one };
  });
}

const unitPatterns = units.map((one) => ({
  one,
  pattern: new RegExp(`(?:^|[^\\p{L}])(?:${one.noun}|${one.adverb}|${one.short})$`, 'u'),
}));
const adverbs = new RegExp(`^(?:${either(units.map(({ adverb }) => adverb))})$`, 'u');
const perPattern = new RegExp(`^${per}`, 'u');
const countPattern = new RegExp(`^${per}${counted}`, 'u');
/** Whether a unit means a rate without an amount before it: 'per day', 'daily'. */
export const isRate = (text: string) => adverbs.test(text) || perPattern.test(text);

/** How many times a year a unit is paid: 52 for 'per week', 13 for 'per 4 weeks'. */
export function timesPerYear(text: string): number {
  const { perYear } = unitPatterns.find(({ pattern }) => pattern.test(text))!.one;
  const { count } = countPattern.exec(text)?.groups ?? {};
  return perYear / ({ two: 2, four: 4 }[count ?? ''] ?? Number(count ?? 1));
}

const multiplePatterns = multiples.map(([name, by]) => [new RegExp(`(?:${name})$`, 'u'), by] as const);

/** '180,000.00', '45.000,50' and '12,00,000' as numbers: three digits at the end are a group, fewer are a fraction. */
export function readAmount(text: string): { digits: number; by: number | undefined } {
  const [, written = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(/^[\d.,'\s]*\d/.exec(text)![0])!;
  const by = multiplePatterns.find(([pattern]) => pattern.test(text))?.[1];
  return { digits: Number(`${written.replace(/\D/g, '')}.${fraction}`), by };
}
