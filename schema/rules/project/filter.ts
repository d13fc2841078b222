import { projectFilterBounds as bounds } from '../../generated/projectSearch.ts';
import type {
  ClientHistory,
  PaymentType,
  ProjectBudget,
  ProjectCategory,
  ProjectExperience,
  ProjectFilter,
  ProjectLength,
} from '../../generated/types.ts';
import type { Conditions, ViewerCondition } from '../conditions.ts';
import { topRating } from '../rating.ts';

export interface FilteredProject {
  title: string;
  description: string;
  skills: readonly string[];
  category: ProjectCategory;
  paymentType: PaymentType;
  /** null where there is no budget yet. */
  budgetBand: ProjectBudget | null;
  location: string;
  postedDate: string;
  projectDetails: { experience: ProjectExperience; lengthBand: ProjectLength | null };
  client: { rating: number; paymentVerified: boolean };
}

interface Budget {
  budgetMax: number | null;
  hourlyRate: number | null;
}

/** The band of a budget: a fixed price by its upper end, an hourly one by its rate; each band excludes its upper end. */
export function budgetBandOf({ budgetMax, hourlyRate }: Budget): ProjectBudget | null {
  if (hourlyRate !== null)
    return hourlyRate < 40 ? 'HOURLY_LOW' : hourlyRate < 80 ? 'HOURLY_MID' : 'HOURLY_HIGH';
  if (budgetMax === null) return null;
  return budgetMax < 1_000 ? 'FIXED_LOW' : budgetMax < 5_000 ? 'FIXED_MID' : 'FIXED_HIGH';
}

const historiesOf = ({ rating, paymentVerified }: FilteredProject['client']): ClientHistory[] => [
  ...(paymentVerified ? (['PAYMENT_VERIFIED'] as const) : []),
  ...(rating >= topRating ? (['TOP_RATED'] as const) : []),
];

export const projectTexts = ({
  title,
  description,
  skills,
}: Pick<FilteredProject, 'title' | 'description' | 'skills'>) => [title, description, ...skills] as const;

export const projectConditions = {
  query: { words: projectTexts },
  categories: { values: ({ category }) => category, ...bounds.categories },
  experience: { values: ({ projectDetails }) => projectDetails.experience, ...bounds.experience },
  paymentTypes: { values: ({ paymentType }) => paymentType, ...bounds.paymentTypes },
  clientHistory: { values: ({ client }) => historiesOf(client), ...bounds.clientHistory },
  location: { place: ({ location }) => location },
  budgets: { values: ({ budgetBand }) => budgetBand, ...bounds.budgets },
  lengths: { values: ({ projectDetails }) => projectDetails.lengthBand, ...bounds.lengths },
  datePosted: { moment: ({ postedDate }) => postedDate },
  savedOnly: { viewer: true },
} satisfies Conditions<ProjectFilter, FilteredProject>;

export type SearchedProjectFilter = Omit<ProjectFilter, ViewerCondition<typeof projectConditions>>;
