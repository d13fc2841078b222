import type {
  ClientHistory,
  PaymentType,
  ProjectBudget,
  ProjectCategory,
  ProjectExperience,
  ProjectLength,
} from '../generated/resolvers.ts';
import type { Choices } from '../shared/filterOptions.ts';

export const categories: Choices<ProjectCategory> = {
  WEB_DEVELOPMENT: ['web-development', 'Web Development'],
  MOBILE_DEVELOPMENT: ['mobile-development', 'Mobile Development'],
  UI_UX_DESIGN: ['ui-ux-design', 'UI/UX Design'],
  FULL_STACK_DEVELOPMENT: ['full-stack-development', 'Full Stack Development'],
  DEVOPS_CLOUD: ['devops-cloud', 'DevOps & Cloud'],
  DATA_ANALYTICS: ['data-analytics', 'Data & Analytics'],
  QUALITY_SECURITY: ['quality-security', 'Quality & Security'],
  WRITING_CONTENT: ['writing-content', 'Writing & Content'],
};

export const experienceLevels: Choices<ProjectExperience> = {
  ENTRY_LEVEL: ['entry', 'Entry Level'],
  INTERMEDIATE: ['intermediate', 'Intermediate'],
  EXPERT: ['expert', 'Expert'],
};

export const paymentTypes: Choices<PaymentType> = {
  FIXED: ['fixed', 'Fixed Price'],
  HOURLY: ['hourly', 'Hourly Rate'],
};

export const clientHistories: Choices<ClientHistory> = {
  PAYMENT_VERIFIED: ['payment-verified', 'Payment Verified'],
  TOP_RATED: ['top-rated', '4.5+ Star Rating'],
};

export const budgets: Choices<ProjectBudget> = {
  FIXED_LOW: ['fixed-low', 'Under $1,000'],
  FIXED_MID: ['fixed-mid', '$1,000-$5,000'],
  FIXED_HIGH: ['fixed-high', '$5,000+'],
  HOURLY_LOW: ['hourly-low', 'Under $40/hr'],
  HOURLY_MID: ['hourly-mid', '$40-$80/hr'],
  HOURLY_HIGH: ['hourly-high', '$80+/hr'],
};

export const lengths: Choices<ProjectLength> = {
  LESS_THAN_1_MONTH: ['weeks', 'Less than 1 month'],
  FROM_1_TO_3_MONTHS: ['1-3-months', '1 to 3 months'],
  FROM_3_TO_6_MONTHS: ['3-6-months', '3 to 6 months'],
  MORE_THAN_6_MONTHS: ['long', 'More than 6 months'],
};
