import type {
  ClientHistory,
  PaymentType,
  ProjectBudget,
  ProjectCategory,
  ProjectSort,
} from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

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

/** The labels of the filter; projects and proposals show the labels below. */
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

export const projectSorts = {
  BEST_MATCH: { id: 'best-matches', label: 'Best Matches' },
  NEWEST: { id: 'newest', label: 'Most Recent' },
} as const satisfies Choices<ProjectSort>;
