import type { PaymentType, ProjectExperience, ProjectLength } from '../../generated/graphql.ts';

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
