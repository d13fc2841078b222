import type { Client, Project, ProjectBudget } from '../../generated/types.ts';
import { formatDollars } from '../numbers.ts';

type Terms = Pick<Project, 'budgetMin' | 'budgetMax' | 'hourlyRate'>;

/** The budget as text: '$1,500 - $3,000' or '$45/hr'; null when there is none. */
export function budgetText({ budgetMin, budgetMax, hourlyRate }: Terms): string | null {
  if (hourlyRate !== null) return `${formatDollars(hourlyRate)}/hr`;
  return budgetMax === null ? null : `${formatDollars(budgetMin ?? 0)} - ${formatDollars(budgetMax)}`;
}

/** The band of a budget: a fixed price by its upper end, an hourly one by its rate; each band excludes its upper end. */
export function budgetBandOf({
  budgetMax,
  hourlyRate,
}: Pick<Terms, 'budgetMax' | 'hourlyRate'>): ProjectBudget | null {
  if (hourlyRate !== null)
    return hourlyRate < 40 ? 'HOURLY_LOW' : hourlyRate < 80 ? 'HOURLY_MID' : 'HOURLY_HIGH';
  if (budgetMax === null) return null;
  return budgetMax < 1_000 ? 'FIXED_LOW' : budgetMax < 5_000 ? 'FIXED_MID' : 'FIXED_HIGH';
}

/** Whether a bid in USD is above the budget or below half of its lower end; else null. An hourly budget is one rate. */
export function bidPosition(
  bid: number,
  { budgetMin, budgetMax, hourlyRate }: Terms,
): 'above' | 'far-below' | null {
  if (bid > (hourlyRate ?? budgetMax ?? Infinity)) return 'above';
  return bid < (hourlyRate ?? budgetMin ?? 0) / 2 ? 'far-below' : null;
}

export const isPaymentVerified = ({ verificationBadges }: Pick<Client, 'verificationBadges'>): boolean =>
  verificationBadges.includes('Payment verified');
