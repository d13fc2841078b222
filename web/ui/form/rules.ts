import * as z from 'zod/mini';
import { isWithin, fileTooLarge } from '../fileSize.ts';
import { formatInteger } from '../format.ts';
import { tooLong } from '../tooLong.ts';
import { listedWords } from '../../../schema/rules/words.ts';

/*
 * What a field takes, and what it says when that is not what stands in it. Messages are one sentence that says what to
 * do and ends without a full stop. A rule without `missing` allows a blank field. Texts come out trimmed.
 */

/** At most so many characters; a text with more is told how many too many, where no other words are fixed. */
const atMost = (most: number, long?: string) =>
  z.maxLength(most, { error: ({ input }) => long ?? tooLong(input as string, most) });

interface TextRule {
  /** Said when nothing stands there, or less than `least` characters. */
  missing?: string;
  least?: number;
  /** Said when there are too many characters. */
  long?: string;
}

export const text = (most: number, { missing, least = 1, long }: TextRule = {}) =>
  z.string().check(
    z.trim(),
    z.refine((value) => missing === undefined || value.length >= least, missing),
    atMost(most, long),
  );

/** A text of a certain form; `wrong` shows an example of it. */
const shaped = (most: number, shape: RegExp, wrong: string, missing?: string) =>
  text(most, missing === undefined ? {} : { missing }).check(
    z.refine((value) => value === '' || shape.test(value), wrong),
  );

export const email = (missing?: string) =>
  shaped(254, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address such as name@example.com', missing);

export const phone = (missing?: string) =>
  shaped(30, /^\+?([\s().-]*\d){5,}[\s().-]*$/, 'Enter a phone number such as +47 555 01 234', missing);

export const webAddress = (missing?: string, most = 2_000) =>
  shaped(
    most,
    /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i,
    'Enter an address such as https://example.com',
    missing,
  );

/** A password: taken as it is typed, spaces too. */
export const secret = (missing: string, least = 1) =>
  z.string().check(z.minLength(least, missing), atMost(128));

interface NumberRule {
  least: number;
  most: number;
  missing?: string;
  wrong?: string;
}

/**
 * The number that is written out in digits and at most a point; not a number otherwise. What `Number` takes besides,
 * such as '0x10' or '1e3', is a slip of the fingers.
 */
export const numberIn = (written: string): number =>
  /^(\d+\.?\d*|\.\d+)$/.test(written.trim()) ? Number(written) : NaN;

/** Fields for numbers and money hold text until it is a number. */
const numeric = ({ least, most, missing }: NumberRule, fits: (n: number) => boolean, wrong: string) => {
  const inside = (value: string) =>
    numberIn(value) >= least && numberIn(value) <= most && fits(numberIn(value));
  return z.string().check(
    z.trim(),
    z.refine((value) => missing === undefined || value !== '', missing),
    z.refine((value) => value === '' || inside(value), wrong),
  );
};
const toNumber = z.transform<string, number>(Number);
const toNumberOrNull = z.transform<string, number | null>((value) => (value ? Number(value) : null));
const range = ({ least, most }: NumberRule) => `from ${formatInteger(least)} to ${formatInteger(most)}`;
const wholeNumberText = (rule: NumberRule) =>
  numeric(rule, Number.isInteger, rule.wrong ?? `Enter a whole number, ${range(rule)}`);
/** Within what a number can hold exactly, a sum of cents is one whose hundredfold is nearly whole. */
const inCents = (n: number) => Math.abs(n * 100 - Math.round(n * 100)) < 1e-6;
const moneyText = (rule: NumberRule) =>
  numeric(rule, inCents, rule.wrong ?? `Enter an amount in dollars such as 9.99, ${range(rule)}`);

export const integer = (rule: NumberRule & { missing: string }) => z.pipe(wholeNumberText(rule), toNumber);
export const optionalInteger = (rule: NumberRule) => z.pipe(wholeNumberText(rule), toNumberOrNull);
/** US dollars with cents. */
export const money = (rule: NumberRule & { missing: string }) => z.pipe(moneyText(rule), toNumber);
export const optionalMoney = (rule: NumberRule) => z.pipe(moneyText(rule), toNumberOrNull);

interface ListRule {
  /** What one of them is called: 'skill'. */
  of: string;
  most: number;
  longest: number;
  missing?: string;
}

/** Words separated by commas. */
export const commaList = ({ of, most, longest, missing }: ListRule) =>
  z.pipe(
    z.pipe(z.string(), z.transform(listedWords)),
    z.array(z.string()).check(
      z.refine((words) => missing === undefined || words.length > 0, missing),
      z.maxLength(most, `Use at most ${most} ${of}s`),
      z.refine(
        (words) => words.every((word) => word.length <= longest),
        `Keep each ${of} to ${longest} characters, and separate them with commas`,
      ),
    ),
  );

/** One of several: `id` stands in the form and its draft, `value` comes out. */
interface Choice<T> {
  id: string;
  label: string;
  value: T;
}

/** The choices that a table of labels gives, each under the contract's own word. */
export const choicesOf = <T extends string>(labels: Readonly<Record<T, string>>): readonly Choice<T>[] =>
  (Object.keys(labels) as T[]).map((value) => ({ id: value, label: labels[value], value }));

export const choice = <T>(choices: readonly Pick<Choice<T>, 'id' | 'value'>[], missing = 'Choose one') =>
  z.pipe(
    // A group of radio buttons holds null until one is chosen.
    z.nullable(z.string()).check(z.refine((chosen) => choices.some(({ id }) => id === chosen), missing)),
    z.transform((chosen) => choices.find(({ id }) => id === chosen)!.value),
  );

/** The same where none need be chosen: null then. */
export const optionalChoice = <T>(choices: readonly Pick<Choice<T>, 'id' | 'value'>[]) =>
  z.pipe(
    z.string(),
    z.transform((chosen) => choices.find(({ id }) => id === chosen)?.value ?? null),
  );

/** A box that may be ticked; with `missing` it must be. */
export const ticked = (missing?: string) =>
  z.boolean().check(z.refine((value) => missing === undefined || value, missing));

/** A file of this device, or what is remembered of one. */
export interface ChosenFile {
  name: string;
  size: number;
  type: string;
}

interface FileRule {
  /** Endings, as in 'pdf'. */
  endings: readonly string[];
  wrong: string;
  mostMB: number;
  missing?: string;
}

export const file = ({ endings, wrong, mostMB, missing }: FileRule) =>
  z.nullable(z.custom<ChosenFile>()).check(
    z.refine((chosen) => missing === undefined || chosen !== null, missing),
    z.refine((chosen) => !chosen || endings.includes(chosen.name.split('.').pop()!.toLowerCase()), wrong),
    z.refine((chosen) => !chosen || isWithin(chosen, mostMB), fileTooLarge(mostMB)),
  );
