import type {
  PaymentType,
  ProjectExperience,
  ProjectLength,
  ProposalStatus,
} from '../../generated/graphql.ts';
import { formatDollars } from '../../ui/format.ts';

export const paymentTypes: Readonly<Record<PaymentType, string>> = { FIXED: 'Fixed', HOURLY: 'Hourly' };

export const experienceLevels: Readonly<Record<ProjectExperience, string>> = {
  ENTRY_LEVEL: 'Entry Level',
  INTERMEDIATE: 'Intermediate',
  EXPERT: 'Expert',
};

export const lengths: Readonly<Record<ProjectLength, string>> = {
  LESS_THAN_1_MONTH: 'Less than 1 month',
  FROM_1_TO_3_MONTHS: '1 to 3 months',
  FROM_3_TO_6_MONTHS: '3 to 6 months',
  MORE_THAN_6_MONTHS: 'More than 6 months',
};

/** How far a proposal is, and the look of its badge. */
export const proposalStates: Record<ProposalStatus, { label: string; look: string }> = {
  SUBMITTED: { label: 'Submitted', look: 'badge-info' },
  INTERVIEWING: { label: 'Interviewing', look: 'badge-accent' },
  ACCEPTED: { label: 'Accepted', look: 'badge-positive' },
  DECLINED: { label: 'Declined', look: 'badge-neutral' },
  WITHDRAWN: { label: 'Withdrawn', look: 'badge-neutral' },
};

/** '$1,200', or '$60/hr'. */
export const bidText = (bid: number, paymentType: PaymentType): string =>
  `${formatDollars(bid)}${paymentType === 'HOURLY' ? '/hr' : ''}`;
