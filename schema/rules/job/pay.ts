import { isRate, payTokens, readAmount, timesPerYear, type Token } from './payTokens.ts';

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

interface Offer {
  /** The position of the token after it. */
  end: number;
  /** Undefined for a number that is no pay, such as a bonus or a time. `hasScale`: it has a unit, or 'k' and the like. */
  pay?: { yearly: number; hasCurrency: boolean; hasScale: boolean };
}

/** Reads the amount or range at a position with the words around it. `from` is the end of the previous one. */
function readOffer(tokens: readonly Token[], start: number, from: number): Offer {
  const kindAt = (at: number) => tokens[at]?.kind;
  const textAt = (at: number) => tokens[at]?.text ?? '';
  let hasCurrency = kindAt(start - 1) === 'currency';

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

  /** Reads what belongs to the amount before `at`, and returns the position after it. */
  let unitText: string | undefined;
  function readEnd(at: number): number {
    let end = at;
    // A currency before an amount is that amount's: 'Grade 7 £45,000'.
    if (kindAt(end) === 'currency' && kindAt(end + 1) !== 'amount') {
      hasCurrency = true;
      end += 1;
    }
    const found = unitAfter(end);
    if (found === undefined) return end;
    unitText = textAt(found);
    return /^[.)\]]$/.test(textAt(found + 1)) ? found + 2 : found + 1;
  }

  /** Whether the amount that ends before `at` is a bonus or the like. */
  function isBenefit(at: number): boolean {
    for (let i = at; i < at + 4; i += 1) {
      if (kindAt(i) === 'benefit') return true;
      if (additions.test(textAt(i)) || !/^(?:word|unit)$/.test(kindAt(i) ?? '')) return false;
    }
    return false;
  }

  const first = readAmount(textAt(start));
  const amounts = [first];
  let end = readEnd(start + 1);
  const isFirstBenefit = isBenefit(end);
  const connector = textAt(end) === '+' ? end + 1 : end;
  if (kindAt(connector) === 'to' || connectors.test(textAt(connector))) {
    const before = kindAt(connector + 1) === 'to' ? connector + 1 : connector;
    const at = kindAt(before + 1) === 'currency' ? before + 2 : before + 1;
    if (kindAt(at) === 'amount') {
      const second = readAmount(textAt(at));
      const unitAt = unitAfter(at + 1);
      // '$120,000 - 4-day week'
      const isTime =
        second.digits < 100 &&
        !second.by &&
        first.digits * (first.by ?? 1) >= 1_000 &&
        unitAt !== undefined &&
        !isRate(textAt(unitAt));
      // '$90,000 or $45 an hour'
      const isOther =
        (!first.by && !second.by && second.digits * 10 < first.digits) ||
        // '$25 an hour or $50,000 a year'
        (unitText !== undefined &&
          unitAt !== undefined &&
          kindAt(connector) !== 'to' &&
          timesPerYear(unitText) !== timesPerYear(textAt(unitAt)));
      if (
        !isTime &&
        !isOther &&
        kindAt(at + 1) !== 'share' &&
        !(kindAt(connector) !== 'to' && isBenefit(at + 1))
      ) {
        hasCurrency ||= kindAt(at - 1) === 'currency';
        amounts.push(second);
        end = readEnd(at + 1);
      }
    }
  }

  if (
    kindAt(end) === 'share' ||
    (kindAt(end) === 'quantity' && !hasCurrency) ||
    isFirstBenefit ||
    isBenefit(end)
  )
    return { end: end + 1 };
  if (/^(?:per|each|every)$/.test(textAt(end)) || pieces.test(textAt(end + 1))) return { end: end + 1 };
  const isMultiplied = amounts.some(({ by }) => by !== undefined);
  const isSmall = amounts.every(({ digits }) => digits < 1_000);
  if (unitText !== undefined && !hasCurrency && !isMultiplied && isSmall && !isRate(unitText)) {
    // '40 hours per week'
    while (kindAt(end) === 'unit') end += 1;
    return { end };
  }
  // The words before the amount: 'Bonus: up to ', 'Hourly rate: '.
  let at = start - 1;
  while (at >= from && (kindAt(at) === 'currency' || introductions.test(textAt(at)))) at -= 1;
  if (at >= from && kindAt(at) === 'benefit' && !/^(?:[+&]|and|plus)$/.test(textAt(at - 1))) return { end };
  // '40h/week - €60,000'
  if (at >= from && kindAt(at) === 'unit' && !textAt(at).startsWith('/')) unitText ??= textAt(at);
  const values = amounts.map(({ digits, by }, i) => {
    if (by !== undefined || digits >= 1_000) return digits * (by ?? 1);
    // '80-95k' is 80k to 95k, but '$800 - $1k' is not 800k.
    const other = amounts[1 - i];
    const shared = digits * (other?.by ?? 1);
    const rest = other ? other.digits * (other.by ?? 1) : 0;
    return (i === 0 ? shared <= rest : shared >= rest) ? shared : digits;
  });
  const yearly = Math.max(...values) * (unitText === undefined ? 1 : timesPerYear(unitText));
  const hasScale = isMultiplied || unitText !== undefined;
  return { end, pay: { yearly: Math.round(yearly * 100) / 100, hasCurrency, hasScale } };
}

/**
 * The upper end of a job's yearly pay in its currency, from the first amount or range that is pay; null without one.
 * `timesPerYear` converts pay by the hour or day. An amount without a unit is yearly.
 */
export function yearlyPay(salary: string): number | null {
  if (!/\p{Nd}/u.test(salary)) return null;
  const tokens = payTokens(salary);
  const found: NonNullable<Offer['pay']>[] = [];
  let end = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (at < end || tokens[at]!.kind !== 'amount') continue;
    const offer = readOffer(tokens, at, end);
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
}
