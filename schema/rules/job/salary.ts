import { createJobInputBounds } from '../../generated/job.actions.ts';
import type { Job } from '../../generated/types.ts';
import { formatDollars } from '../numbers.ts';

type Pay = Pick<Job, 'salaryMin' | 'salaryMax'>;

/** The text of yearly pay: '$80,000 - $95,000', 'From $80,000', 'Up to $95,000', or '' without an amount. */
export function salaryText({ salaryMin: min, salaryMax: max }: Pay): string {
  if (min === null) return max === null ? '' : `Up to ${formatDollars(max)}`;
  if (max === null) return `From ${formatDollars(min)}`;
  return min === max ? formatDollars(min) : `${formatDollars(min)} - ${formatDollars(max)}`;
}

const range = /^\$([\d,]+)(k?)(?:\s*[-–]\s*\$([\d,]+)(k?))?$/i;
/** A smaller amount is hardly pay of a year. */
const leastPerYear = 1_000;

/** The yearly pay of a text that has nothing else, such as '$80,000 - $95,000' or '$80k'; null for another text. */
export function payIn(text: string): Pay {
  const [, from, fromK, to = from, toK = fromK] = range.exec(text.trim()) ?? [];
  const dollars = (digits = '', k = '') => Number(digits.replaceAll(',', '')) * (k ? 1_000 : 1);
  const [salaryMin, salaryMax] = [dollars(from, fromK), dollars(to, toK)];
  return leastPerYear <= salaryMin &&
    salaryMin <= salaryMax &&
    salaryMax <= createJobInputBounds.salaryMax.max
    ? { salaryMin, salaryMax }
    : { salaryMin: null, salaryMax: null };
}
