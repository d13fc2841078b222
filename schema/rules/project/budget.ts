import type { Client, Project } from '../../generated/types.ts';

type Terms = Pick<Project, 'budgetMin' | 'budgetMax' | 'hourlyRate'>;

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The budget as text: '$1,500 - $3,000' or '$45/hr'. */
export const budgetText = ({ budgetMin, budgetMax, hourlyRate }: Terms): string =>
  hourlyRate === null
    ? `${dollars(budgetMin ?? 0)} - ${dollars(budgetMax ?? 0)}`
    : `${dollars(hourlyRate)}/hr`;

export const isPaymentVerified = ({ verificationBadges }: Pick<Client, 'verificationBadges'>): boolean =>
  verificationBadges.includes('Payment verified');
