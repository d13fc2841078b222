/** Units of pay in a year of full-time work: 40 hours, or 5 days, in each of 52 weeks. */
const unitsPerYear = { hour: 2_080, hr: 2_080, day: 260, week: 52, month: 12 };
type Unit = keyof typeof unitsPerYear;

const amount = String.raw`\$?\s*(\d{1,3}(?:[,.\s]\d{3})+(?!\d)|\d+(?:\.\d+)?)\s*(k\b)?`;

/** One amount or a range, with its unit: '$65/hour', '90k to 110k', '$480 per day'. */
const pay = new RegExp(
  `${amount}(?:\\s*(?:-|–|—|to)\\s*${amount})?\\s*(?:/|per|an?)?\\s*(hour|hr|day|week|month)?`,
  'i',
);

function parse(digits: string | undefined, thousands: string | undefined): number {
  if (digits === undefined) return 0;
  const isGrouped = /[,.\s]\d{3}(?!\d)/.test(digits);
  return Number(isGrouped ? digits.replace(/[,.\s]/g, '') : digits) * (thousands ? 1_000 : 1);
}

/**
 * The upper end of a job's pay in USD a year, from its text; null without an amount. Pay by the hour counts 2,080 hours
 * a year, pay by the day 260 days. An amount without a unit is yearly.
 */
export function yearlyPay(salary: string): number | null {
  const [found, low, lowK, high, highK, unit] = pay.exec(salary) ?? [];
  if (found === undefined) return null;
  return (
    Math.max(parse(low, lowK), parse(high, highK)) * (unit ? unitsPerYear[unit.toLowerCase() as Unit] : 1)
  );
}
