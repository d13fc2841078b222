import type {
  PaymentType,
  ProjectBudget,
  ProjectCategory,
  ProjectExperience,
  ProjectLength,
} from '../../generated/graphql.ts';
import {
  datePosted,
  many,
  manyTexts,
  page,
  sorts,
  tabs,
  text,
  type Meanings,
} from '../../lists/searchFields.ts';
import { defineSearch, type SearchState } from '../../lists/searchState.ts';

/** What the address of the projects says. Several choices of a filter may hold, but for the age. */
export const projectSearch = defineSearch('/projects', {
  q: text(200),
  category: many({
    'web-development': 'WEB_DEVELOPMENT',
    'mobile-development': 'MOBILE_DEVELOPMENT',
    'ui-ux-design': 'UI_UX_DESIGN',
    'full-stack-development': 'FULL_STACK_DEVELOPMENT',
    'devops-cloud': 'DEVOPS_CLOUD',
    'data-analytics': 'DATA_ANALYTICS',
    'quality-security': 'QUALITY_SECURITY',
    'writing-content': 'WRITING_CONTENT',
  } satisfies Meanings<ProjectCategory>),
  experience: many({
    entry: 'ENTRY_LEVEL',
    intermediate: 'INTERMEDIATE',
    expert: 'EXPERT',
  } satisfies Meanings<ProjectExperience>),
  type: many({ fixed: 'FIXED', hourly: 'HOURLY' } satisfies Meanings<PaymentType>),
  client: many({
    'payment-verified': 'PAYMENT_VERIFIED',
    'top-rated': 'TOP_RATED',
  } satisfies Meanings<'PAYMENT_VERIFIED' | 'TOP_RATED'>),
  location: manyTexts,
  budget: many({
    'fixed-low': 'FIXED_LOW',
    'fixed-mid': 'FIXED_MID',
    'fixed-high': 'FIXED_HIGH',
    'hourly-low': 'HOURLY_LOW',
    'hourly-mid': 'HOURLY_MID',
    'hourly-high': 'HOURLY_HIGH',
  } satisfies Meanings<ProjectBudget>),
  duration: many({
    weeks: 'LESS_THAN_1_MONTH',
    '1-3-months': 'FROM_1_TO_3_MONTHS',
    '3-6-months': 'FROM_3_TO_6_MONTHS',
    long: 'MORE_THAN_6_MONTHS',
  } satisfies Meanings<ProjectLength>),
  posted: datePosted,
  sort: sorts({ best: undefined, newest: 'newest' }),
  tab: tabs('best-matches', 'newest', 'saved'),
  proposals: tabs('any', 'mine'),
  page,
});
export type ProjectSearch = SearchState<typeof projectSearch>;

/** The filters by what they are called on screen; their choices come with the data. */
export const filterLabels = {
  category: 'Categories',
  experience: 'Experience Level',
  type: 'Project Type',
  client: 'Client History',
  location: 'Location',
  budget: 'Budget',
  duration: 'Duration',
  posted: 'Date posted',
} as const;
export type FilterName = keyof typeof filterLabels;

/** The fields over the list and those beside it; categories are links. */
export const barNames = ['location', 'budget', 'duration', 'posted'] as const;
export const sideNames = ['experience', 'type', 'client'] as const;

/** The orders by their ids in the address. */
export const sortLabels: Readonly<Record<ProjectSearch['sort'], string>> = {
  best: 'Best match',
  newest: 'Newest first',
};

/** By what the head is tinted: the one category that the list holds, as its projects' pages are. */
export function artOf(search: ProjectSearch): string {
  const [category, ...others] = projectSearch.values(search).category ?? [];
  return category && others.length === 0 ? category : 'Projects';
}

/** Projects on one page of the list. */
export const pageSize = 6;
