import { asciiNumber } from '../ascii.ts';
import { fold } from '../text.ts';

/**
 * Units of pay, and how many of them a year of full-time work has: 40 hours, or 5 days, in each of 52 weeks. Names are
 * as `fold` writes them: lower case, no accents, 'ł' as 'l'. A noun means a rate after 'per' or beside an amount, an
 * adverb by itself; short names need 'per'.
 */
const units = [
  {
    perYear: 2_080,
    noun: 'hours?|hrs?|stunde|std|heure|hora|ora|uur|timme|godz|hod|saat|час|시간|時間|小时|ชั่วโมง|שעה|ساعة',
    adverb: 'hourly|ph|pu|stundensatz|stundlich|horaire|saatlik|почасово|時給|時薪|时薪|시급|ต่อชั่วโมง|לשעה',
    short: 'h|t|ч',
  },
  {
    perYear: 260,
    noun: 'days?|diem|tag|jour|dia|giorno|dag|день|วัน|יום',
    adverb: 'daily|pd|tagessatz|taglich|tjm|gunluk|日給|日薪|일급|ต่อวัน|ליום',
    short: 'd|j',
  },
  // 'bi-weekly' and 'semi-monthly' end with the adverbs of other units, so their units are before these.
  { perYear: 26, noun: 'fortnight|other week', adverb: 'fortnightly|bi[- ]?weekly', short: '2w' },
  {
    perYear: 52,
    noun: 'weeks?|wk|woche|semaine|semana|settimana',
    adverb: 'weekly|pw|wochentlich|semanal(?:es)?|haftalik|週給|周薪|주급',
    short: 'w',
  },
  { perYear: 24, noun: 'half month', adverb: '(?:semi|bi)[- ]?monthly', short: '2m' },
  {
    perYear: 12,
    noun: 'months?|mth|mo|monat|mois|mes|mese|maand|manad(?:en)?|maned(?:en)?|mnd|mies|miesiac|mesic|мес|месяц|bulan|月|월|เดือน|חודש|شهر',
    adverb:
      'monthly|pcm|pm|monatlich|mtl|mensuel(?:le)?s?|mensual(?:es)?|mensil[ei]|miesiecznie|aylik|月給|月薪|月収|월급|ต่อเดือน|לחודש|شهر[یي]ا',
    short: 'm|man|ay|ho|kk',
  },
  { perYear: 4, noun: 'quarter', adverb: 'quarterly', short: 'q' },
  {
    perYear: 1,
    noun: 'years?|yrs?|annum|ann|jahr|ano|annee|anno|jaar|ar|rok|год|yil|年|ปี|שנה',
    adverb:
      'yearly|annual(?:ly)?|pa|jahrlich|annuel(?:le)?s?|anual(?:es)?|annual[ei]|rocznie|yillik|年収|年俸|年薪|연봉',
    short: 'y|an',
  },
];

/** What follows a number of thousands or more, and what it multiplies by. */
const multiples: readonly (readonly [name: string, by: number])[] = [
  ['k|к|thousand|grand|tsd|tys|тыс', 1_000],
  ['[万萬만]', 10_000],
  ['lakhs?|lacs?|lpa|l|लाख', 100_000],
  ['million|mio|m|jt|juta|trieu', 1_000_000],
  ['crores?|cr', 10_000_000],
];

const word = (names: string) => String.raw`(?<!\p{L})(?:${names})(?!\p{L})`;
const either = (sources: readonly string[]) => sources.join('|');

const codes =
  'usd|eur|gbp|chf|cad|aud|nzd|sek|nok|dkk|isk|pln|zl|czk|kc|huf|ron|inr|rs|jpy|cny|rmb|krw|sgd|hkd|twd|thb|myr|rm|idr|rp|php|vnd|brl|mxn|zar|aed|sar|ils|nis|uah|ngn|kes|rub|руб|р|ft|try|tl|baht|บาท|kr|euros?|dollars?|pounds?|rupees?';
/** '€', 'US$', 'usd', and 'R' before a number. */
const currency = String.raw`(?<![a-z])[a-z]{1,3}\p{Sc}|\p{Sc}|${word(codes)}\.?|(?<!\p{L})r(?=\s?\d)|[円元원]`;
/** A pension plan: '401k', '403(b)'. */
const plan = String.raw`(?:401|403|457)\s?\(?[kb](?!\p{L})\)?`;
/** '45,000', '12,00,000', '45000'; a `number` may have a fraction: '45.000,50'. */
const whole = String.raw`\d{1,3}(?:(?!\s${plan})[,.\s']\d{3})+(?!\d)|\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d+`;
const number = String.raw`(?:${whole})(?:[.,]\d{1,2}(?!\d))?(?![.,']?\d)`;
/** '£45kpa' has no space. */
const multiple = String.raw`(?:${either(multiples.map(([name]) => name))})(?:(?!\p{L})|(?<=[万萬만])|(?=(?:pa|usd|eur|gbp|chf|cad|aud)(?!\p{L})))`;

const per = String.raw`(?:/|${word('per|an?|each|every|pro|im|par|por|al|za|i|в|на|ต่อ')})[\s-]*`;
/** Between 'per' and the unit: 'per 8 hour day', 'per 4 weeks'. */
const unitCount = String.raw`(?:\d+[ -]hour[ -])?(?:(?<count>\d+|two|four) )?`;
/** Of monthly salaries: '€4,000 x 14'. */
const salaries = String.raw`[x×] ?(?<salaries>1[2-5](?:[.,]\d+)?)(?![\d.,]*\d)(?: (?:pagas|mensualidades|mensualites|mensilita|gehalter|salaries|payments|months?))?`;
/** 'per hour', '/wk' */
const rate = String.raw`${per}${unitCount}(?:${either(units.map(({ noun, short }) => `${noun}|${short}`))})`;
const bareNoun = String.raw`(?<!\p{L})(?:${either(units.map(({ noun }) => noun))})`;
/** 'monthly'. Scripts without spaces continue after it. */
const bareAdverb = String.raw`(?<!\p{L})(?:${either(units.map(({ adverb }) => adverb))})(?![a-z])`;
const unit = String.raw`${salaries}|(?:${rate}|${bareNoun})(?![\p{L}\d])|${bareAdverb}`;

/**
 * What a text about pay consists of. The first kind that fits at a place is its kind. A number is no pay before a
 * `share` ('10%') or, without a currency, before a `quantity` ('500 employees'). A `benefit` is beside the pay: '$5,000
 * bonus'. A `unit` is 'per hour', 'monthly' or 'x 14'. `to` is inside a range: '45k - 55k'. `word` and `mark` are the rest.
 */
const kinds = {
  // Pension plans, phone and reference numbers, times.
  other: either([
    String.raw`(?<!\p{Sc}\s?)(?<![\d.,])${plan}`,
    String.raw`\+\d[\d ()-]{7,}`,
    String.raw`(?:${word('ref|req|id|no')}[.:# ]*|#)\d+`,
    '24/7',
  ]),
  share: String.raw`%|${word('percent')}`,
  quantity: word(
    'employees|people|users|customers|clients|members|followers|students|patients|sq|m2|km|miles|stores|shops|words|lines',
  ),
  benefit: word(
    String.raw`bonus(?:es)?|sign(?:ing)?[ -]on|signing|equity|stocks?|shares|rsus?|options|relocation|stipend|allowance|commission|(?:training|learning|education|equipment|travel|marketing) budget|gift cards?|vouchers?|lunch|meals?|gym|wellness|revenue|turnover|funding|series [a-f]|raised|valuation`,
  ),
  unit,
  currency,
  amount: String.raw`(?<!\d[.,']?)${number}(?:\s*${multiple})?`,
  to: String.raw`-+|[~˗→]|\.{2,3}|${word('(?:rising|rises|going|up) to|to|until|through|thru|bis|tot|hasta|do|до')}`,
  word: String.raw`[\p{L}\p{M}][\p{L}\p{M}\p{N}']*`,
  mark: String.raw`\S`,
};
export type Kind = keyof typeof kinds;
const token = new RegExp(
  either(Object.entries(kinds).map(([kind, source]) => `(?<${kind}>${source})`)),
  'gu',
);

export interface Token {
  kind: Kind;
  text: string;
}

/** Splits a text about pay into tokens for `pay.ts`: '£45k + bonus' into currency, amount, mark and benefit. */
export function payTokens(text: string): Token[] {
  const plain = fold(asciiNumber(text))
    // 'p.a.' and 'p/h' as 'pa' and 'ph'; 'p/hour' as 'per hour'.
    .replace(/(?<!\p{L})p[./]\s?([hdwmau])(?!\p{L})\.?/gu, ' p$1 ')
    .replace(/(?<!\p{L})p\/\s?(?=\p{L}{2})/gu, ' per ')
    // '$90k min. - $110k (max)' without the words: the greater amount counts.
    .replace(/\(?(?<!\p{L})m(?:in|ax)(?:imum)?(?!\p{L})[.:]?\)?/gu, ' ')
    // '45, 000' as '45,000'.
    .replace(/(?<=\d,) (?=000(?!\d))/g, '')
    // '14 x €4,000', also '12/14 x €4,000', as '€4,000 x 14'.
    .replace(/(?<!\d)(?:\d\d\/)?(1[2-5])\s?[x×]\s?((?:\p{Sc}\s?)?\d[\d.,']*)/gu, '$2 x $1 ')
    // '60 T€', German for 60,000, as '60 k €'.
    .replace(/(?<=\d\s?)t(?=\s?(?:eur(?!\p{L})|€))/gu, 'k ')
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
const salariesPattern = new RegExp(`^(?:${salaries})`, 'u');
const countPattern = new RegExp(`^${per}${unitCount}`, 'u');
/** Whether a unit means a rate without an amount before it: 'per day', 'daily'. */
export const isRate = (text: string) => adverbs.test(text) || perPattern.test(text);

/** How many times a year a unit is paid: 52 for 'per week', 13 for 'per 4 weeks'. */
export function timesPerYear(text: string): number {
  const { salaries: paid } = salariesPattern.exec(text)?.groups ?? {};
  if (paid !== undefined) return Number(paid.replace(',', '.'));
  const { perYear } = unitPatterns.find(({ pattern }) => pattern.test(text))!.one;
  const { count } = countPattern.exec(text)?.groups ?? {};
  return perYear / ({ two: 2, four: 4 }[count ?? ''] ?? Number(count ?? 1));
}

const multiplePatterns = multiples.map(([name, by]) => [new RegExp(`(?:${name})$`, 'u'), by] as const);

/** The digits of '45.000,50' are 45000.5: three at the end are a group, fewer a fraction. `by` is 1,000 for '45k'. */
export function readAmount(text: string): { digits: number; by: number | undefined } {
  const [, written = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(/^[\d.,'\s]*\d/.exec(text)![0])!;
  const by = multiplePatterns.find(([pattern]) => pattern.test(text))?.[1];
  return { digits: Number(`${written.replace(/\D/g, '')}.${fraction}`), by };
}
