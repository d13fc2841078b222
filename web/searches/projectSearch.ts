import {
  projectBudgetChoices,
  projectCategoryChoices,
  projectExperienceChoices,
  projectLengthChoices,
} from '../../schema/generated/project.ts';
import { clientHistoryChoices } from '../../schema/generated/projectSearch.ts';
import { valuesById } from '../../schema/rules/choices.ts';
import { paymentTypeFilter } from '../../schema/rules/project/search.ts';
import { datePosted, many, manyPlaces, page, sorts, tabs, words } from '../lists/searchFields.ts';
import { defineSearch, type FilterLabels, type SearchState } from '../lists/searchState.ts';

/** The browser filters and sorts all loaded projects. All filters but `posted`, the maximum age, accept several choices. */
export const projectSearch = defineSearch('/projects', {
  q: words,
  category: many(valuesById(projectCategoryChoices)),
  experience: many(valuesById(projectExperienceChoices)),
  type: many(valuesById(paymentTypeFilter)),
  client: many(valuesById(clientHistoryChoices)),
  location: manyPlaces,
  budget: many(valuesById(projectBudgetChoices)),
  duration: many(valuesById(projectLengthChoices)),
  posted: datePosted,
  // The server already returns the projects in the order `best`.
  sort: sorts({ best: undefined, newest: 'newest' }),
  // 'best-matches' lists all projects, in the order of `sort`. 'newest' shows a link to that tab with `sort=newest`.
  tab: tabs('best-matches', 'newest', 'saved'),
  proposals: tabs('any', 'mine'),
  page,
});
export type ProjectSearch = SearchState<typeof projectSearch>;

/** The labels of the filters. The server returns their choices with the data. */
export const filterLabels = {
  category: 'Categories',
  experience: 'Experience Level',
  type: 'Project Type',
  client: 'Client History',
  location: 'Location',
  budget: 'Budget',
  duration: 'Duration',
  posted: 'Date posted',
} as const satisfies FilterLabels<ProjectSearch, 'q' | 'sort' | 'tab' | 'proposals' | 'page'>;
export type FilterName = keyof typeof filterLabels;

/** The fields above the list and beside it; categories are links. */
export const barNames = ['location', 'budget', 'duration', 'posted'] as const;
export const sideNames = ['experience', 'type', 'client'] as const;

export const sortLabels: Readonly<Record<ProjectSearch['sort'], string>> = {
  best: 'Best match',
  newest: 'Newest first',
};

/** The name that sets the tint of the header's art: the category of a list with exactly one, otherwise 'Projects'. */
export function artOf(search: ProjectSearch): string {
  const [category, ...others] = projectSearch.values(search).category ?? [];
  return category && others.length === 0 ? category : 'Projects';
}

export const pageSize = 6;
