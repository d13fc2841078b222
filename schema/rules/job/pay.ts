import { cachedByText } from '../cachedByText.ts';
import { isRate, payTokens, readAmount, timesPerYear, type Token } from './payTokens.ts';

/** Maximum number of texts whose pay is cached: many jobs have the same one. */
const maxTexts = 1_000;

/* Reads the yearly pay from a text such as '$45-55 an hour'. The filter `minSalary` uses `yearlyPay`, at the end. */
/** Between the ends of a range, besides the kind `to`: '30k and 40k'. */
const connectors = /^(?:[/&]|and|or|und|oder|et|ou|ed?|y|o|en|al?|bis zu)$/;
/** Between an amount and its unit. */
const fillers = /^(?:[[\](){}+*.]|-+|gross|brut(?:s|t?o)?|nett?o?|base|salary|pay|pro|rata|before|tax|fte)$/;
const separators = /^[,;|•]$/;
/** Between a unit and its amount: 'Hourly pay range: '. */
const introductions =
  /^(?:[[\](){}:=~-]|rates?|pay|salary|wages?|fee|gross|base|range|compensation|of|is|from|between|about|to|up to)$/;
/** After these, a benefit is another amount's: '$90,000 plus bonus'. */
const additions = /^(?:with|plus|and|incl|including|excl|excluding|or|before|base|basic|salary|ote|doe)$/;
/** Pay for these has no unit of time: '$15 per visit'. */
const pieces = /^(?:project|piece|article|word|lesson|session|class|visit|shift|mile|unit)s?$/;

type Amount = ReturnType<typeof readAmount>;

interface Offer {
  /** The position of the token after it. */
  end: number;
  /** Undefined for a number that is no pay, such as a bonus or a time. `hasScale`: it has a unit, or 'k' and the like. */
  pay?: { yearly: number; hasCurrency: boolean; hasScale: boolean };
}

/** Reads the offers among the tokens of a text. All numbers are positions of tokens. */
function createReader(tokens: readonly Token[]) {
  const kindAt = (at: number) => tokens[at]?.kind;
  const textAt = (at: number) => tokens[at]?.text ?? '';

  /** The position of the unit of the amount before `at`; undefined without one. */
  function unitAfter(at: number): number | undefined {
    let isSeparated = false;
    for (let i = at; ; i += 1) {
      const text = textAt(i);
      if (kindAt(i) === 'unit') {
        // After a separator only a rate at the end is the amount's: '$480, per day'.
        const next = textAt(i + 1);
        const isLast = /^[.,;|)\]]?$/.test(next) || kindAt(i + 1) === 'to';
        return !isSeparated || (isRate(text) && isLast) ? i : undefined;
      }
      if (/^[[(]$/.test(text) && kindAt(i + 1) !== 'unit') {
        // '£400 (inside IR35) per day'
        const closing = tokens.findIndex(({ text: one }, n) => n > i && /^[\])]$/.test(one));
        if (closing < 0) return undefined;
        i = closing;
      } else if (separators.test(text)) isSeparated = true;
      else if (!fillers.test(text) && kindAt(i) !== 'currency') return undefined;
    }
  }

  /** Reads the currency and the unit, such as 'per hour', after the amount at `at`; `end` is after both. */
  function readAfter(at: number) {
    // A currency before an amount is that amount's: 'Grade 7 £45,000'.
    const hasCurrency = kindAt(at + 1) === 'currency' && kindAt(at + 2) !== 'amount';
    const end = hasCurrency ? at + 2 : at + 1;
    const unitAt = unitAfter(end);
    if (unitAt === undefined) return { end, unit: undefined, hasCurrency };
    const isClosed = /^[.)\]]$/.test(textAt(unitAt + 1));
    return { end: isClosed ? unitAt + 2 : unitAt + 1, unit: textAt(unitAt), hasCurrency };
  }

  /** Whether the amount that ends before `at` is a bonus or the like. */
  function isBenefit(at: number): boolean {
    for (let i = at; i < at + 4; i += 1) {
      if (kindAt(i) === 'benefit') return true;
      if (additions.test(textAt(i)) || !/^(?:word|unit)$/.test(kindAt(i) ?? '')) return false;
    }
    return false;
  }

  /** The position of the upper end of the range whose lower end is `first`, with `unit`, before `at`; undefined without one. */
  function upperEnd(first: Amount, unit: string | undefined, at: number): number | undefined {
    const connector = textAt(at) === '+' ? at + 1 : at;
    const isTo = kindAt(connector) === 'to';
    if (!isTo && !connectors.test(textAt(connector))) return undefined;
    // 'and up to $60k'
    const before = kindAt(connector + 1) === 'to' ? connector + 1 : connector;
    const upper = kindAt(before + 1) === 'currency' ? before + 2 : before + 1;
    if (kindAt(upper) !== 'amount') return undefined;
    const second = readAmount(textAt(upper));
    const unitAt = unitAfter(upper + 1);
    const unitOfUpper = unitAt === undefined ? undefined : textAt(unitAt);
    // '$120,000 - 4-day week'
    const isTime =
      second.digits < 100 &&
      !second.by &&
      first.digits * (first.by ?? 1) >= 1_000 &&
      unitOfUpper !== undefined &&
      !isRate(unitOfUpper);
    // '$90,000 or $45 an hour'
    const isMuchSmaller = !first.by && !second.by && second.digits * 10 < first.digits;
    // '$25 an hour or $50,000 a year'
    const hasOtherUnit =
      !isTo &&
      unit !== undefined &&
      unitOfUpper !== undefined &&
      timesPerYear(unit) !== timesPerYear(unitOfUpper);
    // '$90,000 and 10%', '$90,000 and $5,000 bonus'
    const isAddition = kindAt(upper + 1) === 'share' || (!isTo && isBenefit(upper + 1));
    return isTime || isMuchSmaller || hasOtherUnit || isAddition ? undefined : upper;
  }

  /** Reads the amount or range at `start` with the words around it. `from` is the end of the previous offer. */
  return function readOffer(start: number, from: number): Offer {
    const first = readAmount(textAt(start));
    const lower = readAfter(start);
    const upper = upperEnd(first, lower.unit, lower.end);
    const last = upper === undefined ? lower : readAfter(upper);
    const amounts = upper === undefined ? [first] : [first, readAmount(textAt(upper))];
    const hasCurrency =
      kindAt(start - 1) === 'currency' ||
      lower.hasCurrency ||
      last.hasCurrency ||
      (upper !== undefined && kindAt(upper - 1) === 'currency');
    const writtenUnit = last.unit ?? lower.unit;
    const { end } = last;

    if (
      // '10%', '500 employees', '$5,000 bonus', '$15 per visit'
      kindAt(end) === 'share' ||
      (kindAt(end) === 'quantity' && !hasCurrency) ||
      isBenefit(lower.end) ||
      isBenefit(end) ||
      /^(?:per|each|every)$/.test(textAt(end)) ||
      pieces.test(textAt(end + 1))
    )
      return { end: end + 1 };
    const isMultiplied = amounts.some(({ by }) => by !== undefined);
    const isSmall = amounts.every(({ digits }) => digits < 1_000);
    if (writtenUnit !== undefined && !hasCurrency && !isMultiplied && isSmall && !isRate(writtenUnit)) {
      // '40 hours per week'
      let afterTime = end;
      while (kindAt(afterTime) === 'unit') afterTime += 1;
      return { end: afterTime };
    }
    // The position of what the words before the amount introduce: 'Bonus: up to ', 'Hourly rate: '.
    let before = start - 1;
    while (before >= from && (kindAt(before) === 'currency' || introductions.test(textAt(before))))
      before -= 1;
    const introduced = before >= from ? kindAt(before) : undefined;
    if (introduced === 'benefit' && !/^(?:[+&]|and|plus)$/.test(textAt(before - 1))) return { end };
    // In '40h/week - €60,000' the unit is that of the time.
    const unit =
      writtenUnit ?? (introduced === 'unit' && !textAt(before).startsWith('/') ? textAt(before) : undefined);
    const yearly = Math.max(...valuesOf(amounts)) * (unit === undefined ? 1 : timesPerYear(unit));
    const hasScale = isMultiplied || unit !== undefined;
    return { end, pay: { yearly: Math.round(yearly * 100) / 100, hasCurrency, hasScale } };
  };
}

/** The values of an amount or of the ends of a range. '80-95k' is 80k to 95k, but '$800 - $1k' is not 800k. */
function valuesOf(amounts: readonly Amount[]): number[] {
  return amounts.map(({ digits, by }, i) => {
    if (by !== undefined || digits >= 1_000) return digits * (by ?? 1);
    const other = amounts[1 - i];
    const shared = digits * (other?.by ?? 1);
    const rest = other ? other.digits * (other.by ?? 1) : 0;
    return (i === 0 ? shared <= rest : shared >= rest) ? shared : digits;
  });
}

/**
 * The upper end of a job's yearly pay in its currency, from the first amount or range that is pay; null without one.
 * `timesPerYear` converts pay by the hour or day. An amount without a unit is yearly.
 */
export const yearlyPay = cachedByText(maxTexts, (salary): number | null => {
  if (!/\p{Nd}/u.test(salary)) return null;
  const tokens = payTokens(salary);
  const readOffer = createReader(tokens);
  const found: NonNullable<Offer['pay']>[] = [];
  let end = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (at < end || tokens[at]!.kind !== 'amount') continue;
    const offer = readOffer(at, end);
    end = offer.end;
    if (offer.pay) found.push(offer.pay);
  }
  const isNamed = (pay: (typeof found)[number]) => pay.hasCurrency || pay.hasScale;
  // In this order: '$90k', '90.000', '£950'.
  const best =
    found.find((pay) => isNamed(pay) && pay.yearly >= 5_000) ??
    found.find(({ yearly }) => yearly >= 10_000) ??
    found.find(({ hasCurrency }) => hasCurrency) ??
    // A number of four digits alone may be a salary, but not a year.
    found.find(({ yearly }) => yearly >= 1_000 && !(yearly >= 1_900 && yearly < 2_100));
  return best?.yearly ?? null;
});
