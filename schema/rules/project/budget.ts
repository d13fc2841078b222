import type { Client, Project } from '../../generated/types.ts';
import { formatDollars } from '../numbers.ts';

type Terms = Pick<Project, 'budgetMin' | 'budgetMax' | 'hourlyRate'>;

/** The budget as text: '$1,500 - $3,000' or '$45/hr'; null when there is none. */
export function budgetText({ budgetMin, budgetMax, hourlyRate }: Terms): string | null {
  if (hourlyRate !== null) return `${formatDollars(hourlyRate)}/hr`;
  return budgetMax === null ? null : `${formatDollars(budgetMin ?? 0)} - ${formatDollars(budgetMax)}`;
}

/** Whether a bid in USD is above the budget, or less than half of its lower end; null for a bid between. */
export function bidPosition(
  bid: number,
  { budgetMin, budgetMax, hourlyRate }: Terms,
): 'above' | 'far-below' | null {
  if (bid > (hourlyRate ?? budgetMax ?? Infinity)) return 'above';
  return bid < (hourlyRate ?? budgetMin ?? 0) / 2 ? 'far-below' : null;
}

export const isPaymentVerified = ({ verificationBadges }: Pick<Client, 'verificationBadges'>): boolean =>
  verificationBadges.includes('Payment verified');
