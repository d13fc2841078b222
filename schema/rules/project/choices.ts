import type {
  ClientHistory,
  PaymentType,
  ProjectBudget,
  ProjectCategory,
  ProjectExperience,
  ProjectLength,
  ProjectSort,
  ProposalStatus,
} from '../../generated/types.ts';
import type { Choices, Labels } from '../choices.ts';

export const categories = {
  WEB_DEVELOPMENT: { id: 'web-development', label: 'Web Development' },
  MOBILE_DEVELOPMENT: { id: 'mobile-development', label: 'Mobile Development' },
  UI_UX_DESIGN: { id: 'ui-ux-design', label: 'UI/UX Design' },
  FULL_STACK_DEVELOPMENT: { id: 'full-stack-development', label: 'Full Stack Development' },
  DEVOPS_CLOUD: { id: 'devops-cloud', label: 'DevOps & Cloud' },
  DATA_ANALYTICS: { id: 'data-analytics', label: 'Data & Analytics' },
  QUALITY_SECURITY: { id: 'quality-security', label: 'Quality & Security' },
  WRITING_CONTENT: { id: 'writing-content', label: 'Writing & Content' },
} as const satisfies Choices<ProjectCategory>;

export const experienceLevels = {
  ENTRY_LEVEL: { id: 'entry', label: 'Entry Level' },
  INTERMEDIATE: { id: 'intermediate', label: 'Intermediate' },
  EXPERT: { id: 'expert', label: 'Expert' },
} as const satisfies Choices<ProjectExperience>;

/** What the filter shows; projects and proposals show the labels below. */
export const paymentTypeFilter = {
  FIXED: { id: 'fixed', label: 'Fixed Price' },
  HOURLY: { id: 'hourly', label: 'Hourly Rate' },
} as const satisfies Choices<PaymentType>;

export const clientHistories = {
  PAYMENT_VERIFIED: { id: 'payment-verified', label: 'Payment Verified' },
  TOP_RATED: { id: 'top-rated', label: '4.5+ Star Rating' },
} as const satisfies Choices<ClientHistory>;

export const budgets = {
  FIXED_LOW: { id: 'fixed-low', label: 'Under $1,000' },
  FIXED_MID: { id: 'fixed-mid', label: '$1,000-$5,000' },
  FIXED_HIGH: { id: 'fixed-high', label: '$5,000+' },
  HOURLY_LOW: { id: 'hourly-low', label: 'Under $40/hr' },
  HOURLY_MID: { id: 'hourly-mid', label: '$40-$80/hr' },
  HOURLY_HIGH: { id: 'hourly-high', label: '$80+/hr' },
} as const satisfies Choices<ProjectBudget>;

export const lengths = {
  LESS_THAN_1_MONTH: { id: 'weeks', label: 'Less than 1 month' },
  FROM_1_TO_3_MONTHS: { id: '1-3-months', label: '1 to 3 months' },
  FROM_3_TO_6_MONTHS: { id: '3-6-months', label: '3 to 6 months' },
  MORE_THAN_6_MONTHS: { id: 'long', label: 'More than 6 months' },
} as const satisfies Choices<ProjectLength>;

export const paymentTypes: Labels<PaymentType> = { FIXED: 'Fixed', HOURLY: 'Hourly' };

export const projectSorts = {
  BEST_MATCH: { id: 'best-matches', label: 'Best Matches' },
  NEWEST: { id: 'newest', label: 'Most Recent' },
} as const satisfies Choices<ProjectSort>;

export const proposalStates: Labels<ProposalStatus> = {
  SUBMITTED: 'Submitted',
  INTERVIEWING: 'Interviewing',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
};
