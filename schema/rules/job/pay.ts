import { fold } from '../text.ts';

/** Units of pay in a year of full-time work: 40 hours, or 5 days, in each of 52 weeks. Their names are folded. */
const units = [
  { perYear: 2_080, names: 'hours?|hourly|hrs?|ph|stunde|std|heure|hora', short: 'h' },
  { perYear: 260, names: 'days?|daily|diem|pd|tag|jour|dia', short: 'd' },
  { perYear: 52, names: 'weeks?|weekly|wk|pw|woche|semaine|semana', short: 'w' },
  { perYear: 26, names: 'fortnight(?:ly)?|bi-?weekly|(?:2|two) weeks', short: '2w' },
  { perYear: 12, names: 'months?|monthly|mth|mo|pcm|pm|monat|mois|mes|月', short: 'm' },
  { perYear: 4, names: 'quarter(?:ly)?', short: 'q' },
  {
    perYear: 1,
    names: 'years?|yearly|yrs?|annum|annual(?:ly)?|pa|jahr|jahrlich|ano|annee|年',
    short: 'y|an',
  },
];

/** Words for thousands and more, and what they multiply by. */
const multiples: readonly (readonly [name: RegExp, by: number])[] = [
  [/^(?:k|thousand)$/, 1_000],
  [/^[万萬만]$/, 10_000],
  [/^l/, 100_000],
  [/^m/, 1_000_000],
  [/^c/, 10_000_000],
];

const codes =
  'usd|eur|gbp|chf|cad|aud|nzd|sek|nok|dkk|isk|pln|zl|czk|kc|huf|ron|inr|rs|jpy|cny|rmb|krw|sgd|hkd|brl|mxn|zar|aed|sar|ils|nis|uah|kr|euros?|dollars?|pounds?';
const currency = String.raw`(?:(?<![a-z])[a-z]{0,3}\p{Sc}|(?<!\p{L})(?:${codes})(?!\p{L})\.?|[円元원])`;
const whole = String.raw`\d{1,3}(?:[,.\s']\d{3})+(?!\d)|\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d+`;
const number = String.raw`(?:${whole})(?:[.,]\d{1,2}(?!\d))?(?![.,']?\d)`;
const multiple = String.raw`(?:(?:k|lakhs?|lacs?|lpa|thousand|crores?|mio|million|m)(?!\p{L})|[万萬만])`;
const to = String.raw`(?:\p{Pd}+|[~〜]|\.{2,3}|(?<!\p{L})(?:to|and|until|up to|bis)(?!\p{L}))`;
const per = String.raw`(?:/|(?<!\p{L})(?:per|an?|each|every|pro|im|par|por|al)(?!\p{L}))`;
const names = units.map((unit) => unit.names).join('|');
const shortNames = units.map((unit) => unit.short).join('|');
const unit = (name: string) =>
  String.raw`(?:${per}\s*)?(?<${name}>(?:${names}|(?<=(?:/|(?<!\p{L})par)\s*)(?:${shortNames}))(?!\p{L}|\d))`;
const filler = String.raw`(?:[\s(+]|(?<!\p{L})(?:gross|brutto|net|netto|base|salary|pro[ -]?rata|before tax|fte)(?!\p{L}))*`;

const amount = (n: 1 | 2) =>
  String.raw`(?<before${n}>${currency})?\s*(?<number${n}>${number})\s*(?<multiple${n}>${multiple})?\s*(?<after${n}>${currency})?(?:${filler}${unit(`unit${n}`)})?`;

/** One amount or a range, with its unit: '$65/hour', '90k to 110k', '$6,500/month - $7,500/month'. */
const pay = new RegExp(String.raw`(?<![\d.,'a-z])${amount(1)}(?:[\s+]*${to}\s*${amount(2)})?`, 'gu');

const period = '(?:hours?|hrs?|h|days?|weeks?|wks?|months?|mths?|years?|yrs?)';
const duration = String.raw`(?<![\d.,'])\d{1,3}(?:[.,]\d)?(?![\d.,])\+?(?:\s*(?:\p{Pd}|to|or)\s*\d+\+?)?\s*\p{Pd}?\s*${period}(?!\p{L})`;

/** Numbers that are no pay: pension plans, percentages, times, bonuses. */
const others = [
  String.raw`(?<!\p{Sc}\s?)(?<![\d.,])(?:401|403|457)\s?\(?[kb](?!\p{L})\)?`,
  String.raw`[\d.,]+\s*(?:\p{Pd}\s*[\d.,]+\s*)?(?:%|percent(?!\p{L}))`,
  String.raw`${duration}\s*(?:${per}\s*)?${period}(?!\p{L})`,
  String.raw`(?<!${currency}\s?(?:[\d.,]+k?\s*${to}\s*)?)${duration}`,
  String.raw`${currency}?\s*${number}\s*(?:${multiple})?\s*(?:(?:annual|yearly|performance|retention|referral|sign(?:ing)?(?:[ -]on)?|in|of)\s+)*(?:bonus|equity|stock|shares|rsus?|options|relocation|stipend|allowance)(?!\p{L})`,
].map((source) => new RegExp(source, 'gu'));

/** The unit that a text before the amount names: 'Hourly rate: ', 'Monthly salary of '. */
const unitBefore = new RegExp(
  String.raw`(?<!\p{L})(?<unit>${names})(?!\p{L})(?:\s*(?:rate|pay|salary|wage|fee|gross|base|of|is|from|up to|about|[:=~(\p{Pd}]))*\s*$`,
  'u',
);

const parsers = units.map((one) => ({ ...one, pattern: new RegExp(`^(?:${one.names}|${one.short})$`) }));
const perYear = (name: string | undefined): number =>
  parsers.find(({ pattern }) => pattern.test(name ?? ''))?.perYear ?? 1;

/** '180,000.00', '45.000,50' and '12,00,000' as numbers: three digits at the end are a group, fewer are a fraction. */
function parse(text: string): number {
  const [, digits = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text)!;
  return Number(`${digits.replace(/\D/g, '')}.${fraction}`);
}

const multiplied = (name: string | undefined): number =>
  name === undefined ? 1 : multiples.find(([pattern]) => pattern.test(name))![1];

type Groups = Readonly<Record<string, string | undefined>>;

/** The yearly pay that a match means, and whether something beside the number says that it is pay. */
function read(groups: Groups, before: string, after: string) {
  const { number1, number2, multiple1, multiple2 } = groups;
  const hasCurrency = ['before1', 'after1', 'before2', 'after2'].some((name) => groups[name]);
  const unitName = groups['unit2'] ?? groups['unit1'] ?? unitBefore.exec(before)?.groups?.['unit'];
  if (!unitName && /^\s*(?:per|each)\s/.test(after)) return null;
  const amountOf = (digits: string | undefined, own: string | undefined, other: string | undefined) => {
    const value = parse(digits ?? '0');
    // '80-95k' is 80k to 95k.
    return value * multiplied(own ?? (value < 1_000 ? other : undefined));
  };
  const highest = Math.max(amountOf(number1, multiple1, multiple2), amountOf(number2, multiple2, multiple1));
  const value = Math.round(highest * perYear(unitName) * 100) / 100;
  const isCounted = Boolean(multiple1 ?? multiple2 ?? unitName);
  return { value, isPay: hasCurrency || (isCounted && value >= 5_000) || value >= 10_000 };
}

/** A number of four digits without anything else may be a salary, but not a year. */
const isPlausible = (value: number): boolean => value >= 1_000 && !(value >= 1_900 && value < 2_100);

/**
 * The upper end of a job's pay a year in its currency, from the first amount or range of its text; null without an
 * amount. Pay by the hour counts 2,080 hours a year, pay by the day 260 days. An amount without a unit is yearly.
 */
export function yearlyPay(salary: string): number | null {
  if (!/\p{Nd}/u.test(salary)) return null;
  let text = fold(salary)
    .replace(/(?<!\p{L})p[./]\s?([hdwma])(?!\p{L})\.?/gu, ' p$1 ')
    .replace(/,\p{Pd}+/gu, '');
  for (const other of others) text = text.replace(other, ';');
  const found = Array.from(text.matchAll(pay)).flatMap((match) => {
    const end = match.index + match[0].length;
    return read(match.groups!, text.slice(0, match.index), text.slice(end)) ?? [];
  });
  const first = found.find(({ isPay }) => isPay) ?? found.find(({ value }) => isPlausible(value));
  return first?.value ?? null;
}
