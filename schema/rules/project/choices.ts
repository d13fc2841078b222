import type {
  PaymentType,
  ProjectExperience,
  ProjectLength,
  ProjectWorkload,
  ProposalStatus,
} from '../../generated/types.ts';
import type { Choices, Labels } from '../choices.ts';

export const experienceLevels = {
  ENTRY_LEVEL: { id: 'entry', label: 'Entry Level' },
  INTERMEDIATE: { id: 'intermediate', label: 'Intermediate' },
  EXPERT: { id: 'expert', label: 'Expert' },
} as const satisfies Choices<ProjectExperience>;

export const lengths = {
  LESS_THAN_1_MONTH: { id: 'weeks', label: 'Less than 1 month' },
  FROM_1_TO_3_MONTHS: { id: '1-3-months', label: '1 to 3 months' },
  FROM_3_TO_6_MONTHS: { id: '3-6-months', label: '3 to 6 months' },
  MORE_THAN_6_MONTHS: { id: 'long', label: 'More than 6 months' },
} as const satisfies Choices<ProjectLength>;

export const workloads = {
  UNDER_10_HOURS: { id: 'under-10', label: 'Less than 10 hrs/week' },
  FROM_10_TO_20_HOURS: { id: '10-20', label: '10-20 hrs/week' },
  FROM_20_TO_30_HOURS: { id: '20-30', label: '20-30 hrs/week' },
  OVER_30_HOURS: { id: 'over-30', label: '30+ hrs/week' },
} as const satisfies Choices<ProjectWorkload>;

export const paymentTypes: Labels<PaymentType> = { FIXED: 'Fixed', HOURLY: 'Hourly' };

export const proposalStates: Labels<ProposalStatus> = {
  SUBMITTED: 'Submitted',
  INTERVIEWING: 'Interviewing',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
};
