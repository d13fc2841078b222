import * as z from 'zod/mini';
import { isWithin, fileTooLarge } from '../fileSize.ts';
import { formatInteger } from '../../../schema/rules/numbers.ts';
import { lengthError } from '../lengthError.ts';
import { isDay } from '../../../schema/rules/days.ts';
import { emailBounds, passwordBounds, phoneBounds } from '../../../schema/rules/bounds.ts';
import { cleanLine, trimmed, visibleLength } from '../../../schema/rules/characters.ts';
import {
  cleanEmail,
  cleanPhone,
  cleanWebAddress,
  emailFormat,
  phoneFormat,
  webAddressFormat,
} from '../../../schema/rules/formats.ts';
import { listedWords } from '../../../schema/rules/words.ts';
import { parseAmount, parseNumber } from './parseAmount.ts';

/*
 * Validation rules of form fields with their error messages. A message is one sentence with an instruction, without a
 * full stop. A rule without `missing` allows a blank field: one without a visible character. Rules trim text; those of names
 * and formats clean it as the server does.
 */

/** Limits the number of characters; the default message contains the number of extra characters. */
const atMost = (max: number, long?: string) =>
  z.maxLength(max, { error: ({ input }) => long ?? lengthError(input as string, max) });

/** Number of characters. */
interface Length {
  min?: number;
  max: number;
}

interface TextMessages {
  /** For a blank field, or fewer than `min` characters. */
  missing?: string;
  /** For more than `max` characters. */
  long?: string;
}

type Clean = (entered: string) => string;

const cleaned = (clean: Clean, { min = 1, max }: Length, { missing, long }: TextMessages) =>
  z.string().check(
    z.overwrite(clean),
    z.refine((value) => missing === undefined || visibleLength(value) >= min, missing),
    atMost(max, long),
  );

export const text = (length: Length, messages: TextMessages = {}) => cleaned(trimmed, length, messages);

/** The name of a person or a company. */
export const nameText = (length: Length, messages: TextMessages = {}) => cleaned(cleanLine, length, messages);

/** A text with a certain format; the message `wrong` contains an example. */
const formatted = (clean: Clean, length: Length, format: RegExp, wrong: string, missing?: string) =>
  cleaned(clean, length, missing === undefined ? {} : { missing }).check(
    z.refine((value) => value === '' || format.test(value), wrong),
  );

export const email = (missing?: string) =>
  formatted(cleanEmail, emailBounds, emailFormat, 'Enter an email address such as name@example.com', missing);

export const phone = (missing?: string) =>
  formatted(cleanPhone, phoneBounds, phoneFormat, 'Enter a phone number such as +47 555 01 234', missing);

export const webAddress = (length: Length, missing?: string) =>
  formatted(
    cleanWebAddress,
    length,
    webAddressFormat,
    'Enter an address such as https://example.com',
    missing,
  );

/** A password, which is not trimmed. */
export const password = (missing: string) =>
  z.string().check(z.minLength(1, missing), atMost(passwordBounds.max));

interface NumberRule {
  min: number;
  max: number;
  missing?: string;
  /** The unit of a whole number: 'dollars'. */
  unit?: string;
}

/** Number and money fields hold text, which a valid rule converts. */
const numeric = ({ min, max, missing }: NumberRule, valueOf: (text: string) => number, wrong: string) => {
  const isInRange = (typed: string) => valueOf(typed) >= min && valueOf(typed) <= max;
  return z.string().check(
    z.overwrite(trimmed),
    z.refine((value) => missing === undefined || value !== '', missing),
    z.refine((value) => value === '' || isInRange(value), wrong),
  );
};
const convert = (valueOf: (text: string) => number) => z.transform<string, number>(valueOf);
const convertOrNull = (valueOf: (text: string) => number) =>
  z.transform<string, number | null>((typed) => (typed ? valueOf(typed) : null));
/** 'from 5 to 100,000' */
export const formatRange = ({ min, max }: Pick<NumberRule, 'min' | 'max'>): string =>
  `from ${formatInteger(min)} to ${formatInteger(max)}`;
/** Parses a whole number; one of dollars may have the currency and be written like any amount. */
const wholeNumberParser =
  ({ unit }: NumberRule) =>
  (typed: string): number => {
    const n = unit === 'dollars' ? parseAmount(typed) : parseNumber(typed);
    return Number.isInteger(n) ? n : NaN;
  };
const wholeNumberText = (rule: NumberRule) => {
  const number = rule.unit ? `a whole number of ${rule.unit}` : 'a whole number';
  return numeric(rule, wholeNumberParser(rule), `Enter ${number}, ${formatRange(rule)}`);
};
const moneyText = (rule: NumberRule) =>
  numeric(rule, parseAmount, `Enter an amount in dollars such as 9.99, ${formatRange(rule)}`);

export const integer = (rule: NumberRule & { missing: string }) =>
  z.pipe(wholeNumberText(rule), convert(wholeNumberParser(rule)));
export const optionalInteger = (rule: NumberRule) =>
  z.pipe(wholeNumberText(rule), convertOrNull(wholeNumberParser(rule)));
/** US dollars with cents. */
export const money = (rule: NumberRule & { missing: string }) =>
  z.pipe(moneyText(rule), convert(parseAmount));
export const optionalMoney = (rule: NumberRule) => z.pipe(moneyText(rule), convertOrNull(parseAmount));

interface ListRule {
  /** The noun for an entry: 'skill'. */
  noun: string;
  max: number;
  /** Characters of each. */
  maxLength: number;
  missing?: string;
}

/** Words separated by commas, lines or other marks of `listSeparator`. */
export const commaList = ({ noun, max, maxLength, missing }: ListRule) =>
  z.pipe(
    z.pipe(z.string(), z.transform(listedWords)),
    z.array(z.string()).check(
      z.refine((words) => missing === undefined || words.length > 0, missing),
      z.maxLength(max, `Use at most ${max} ${noun}s`),
      z.refine(
        (words) => words.every((word) => word.length <= maxLength),
        `Keep each ${noun} to ${maxLength} characters, and separate them with commas`,
      ),
    ),
  );

/** A choice: the form and its draft hold the `id`, the parsed result is the `value`. */
interface Choice<T> {
  id: string;
  label: string;
  value: T;
}

/** Makes choices from the labels of an enum; the enum's values are the ids. */
export const choicesOf = <T extends string>(
  labels: Readonly<Record<T, string | { readonly label: string }>>,
): readonly Choice<T>[] =>
  (Object.keys(labels) as T[]).map((value) => {
    const found = labels[value];
    return { id: value, label: typeof found === 'string' ? found : found.label, value };
  });

export const choice = <T>(choices: readonly Pick<Choice<T>, 'id' | 'value'>[], missing = 'Choose one') =>
  z.pipe(
    // React Hook Form uses null for a radio group without a choice.
    z.nullable(z.string()).check(z.refine((chosen) => choices.some(({ id }) => id === chosen), missing)),
    z.transform((chosen) => choices.find(({ id }) => id === chosen)!.value),
  );

/** Like `choice`, but optional: null without a choice. */
export const optionalChoice = <T>(choices: readonly Pick<Choice<T>, 'id' | 'value'>[]) =>
  z.pipe(
    z.string(),
    z.transform((chosen) => choices.find(({ id }) => id === chosen)?.value ?? null),
  );

/** The day of a date field as a timestamp of midnight UTC; null without one. */
export const optionalDay = (wrong: string) =>
  z.pipe(
    z.string().check(z.refine((day) => day === '' || isDay(day), wrong)),
    z.transform((day) => (day ? new Date(day).toISOString() : null)),
  );

/** A checkbox; with `missing` it must be checked. */
export const checkbox = (missing?: string) =>
  z.boolean().check(z.refine((value) => missing === undefined || value, missing));

/** A file, or the stored data of one: `size` in bytes, 0 if unknown, and the media type, '' if unknown. */
export interface ChosenFile {
  name: string;
  size: number;
  type: string;
}

interface FileRule {
  /** Allowed file extensions without a dot: 'pdf'. */
  endings: readonly string[];
  wrong: string;
  maxMB: number;
  missing?: string;
}

export const file = ({ endings, wrong, maxMB, missing }: FileRule) =>
  z.nullable(z.custom<ChosenFile>()).check(
    z.refine((chosen) => missing === undefined || chosen !== null, missing),
    z.refine((chosen) => !chosen || endings.includes(chosen.name.split('.').pop()!.toLowerCase()), wrong),
    z.refine((chosen) => !chosen || isWithin(chosen, maxMB), fileTooLarge(maxMB)),
  );
