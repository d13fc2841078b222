import type { ClientHistory, ProjectBudget } from '../generated/resolvers.ts';
import type { ClientRecord, ProjectRecord } from './records.ts';

type Terms = Pick<ProjectRecord, 'budgetMin' | 'budgetMax' | 'hourlyRate'>;

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The budget in words: '$1,500 - $3,000' or '$45/hr'. */
export const budgetText = ({ budgetMin, budgetMax, hourlyRate }: Terms): string =>
  hourlyRate === null
    ? `${dollars(budgetMin ?? 0)} - ${dollars(budgetMax ?? 0)}`
    : `${dollars(hourlyRate)}/hr`;

/** The half-open band of the budget filter: a fixed price by its upper end, an hourly one by its rate. */
export function budgetBand({ budgetMax, hourlyRate }: Terms): ProjectBudget {
  if (hourlyRate !== null)
    return hourlyRate < 40 ? 'HOURLY_LOW' : hourlyRate < 80 ? 'HOURLY_MID' : 'HOURLY_HIGH';
  const price = budgetMax ?? 0;
  return price < 1_000 ? 'FIXED_LOW' : price < 5_000 ? 'FIXED_MID' : 'FIXED_HIGH';
}

export const isPaymentVerified = ({ verificationBadges }: ClientRecord): boolean =>
  verificationBadges.includes('Payment verified');

/** What a client has shown so far: both, one or nothing. */
export const historiesOf = (client: ClientRecord): ClientHistory[] => [
  ...(isPaymentVerified(client) ? (['PAYMENT_VERIFIED'] as const) : []),
  ...(client.rating >= 4.5 ? (['TOP_RATED'] as const) : []),
];
