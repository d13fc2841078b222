import {
  projectBudgetChoices,
  projectCategoryChoices,
  projectExperienceChoices,
  projectLengthChoices,
} from '../../schema/generated/project.ts';
import { clientHistoryChoices, projectSortChoices } from '../../schema/generated/projectSearch.ts';
import { projectConditions } from '../../schema/generated/projectFilter.ts';
import type { Context } from '../data/context.ts';
import type { ProjectFilter, ProjectSort } from '../../schema/generated/types.ts';
import { on, toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { ageOptions, facetOptions, placeOptions, readSort } from '../shared/filterOptions.ts';
import { paymentTypeFilter } from '../../schema/rules/project/search.ts';

/** A search and what it finds. The choices of the filters are counted for it. */
export function findProjects(
  filter: ProjectFilter | null | undefined,
  sort: ProjectSort | null | undefined,
  { store, now }: Context,
) {
  const search = {
    ...toCatalogueQuery(projectConditions, filter, {
      places: store.projectPlaces,
      now,
      lists: { savedOnly: () => store.data.marks.savedProjects },
    }),
    // Closed projects stay in the viewer's own list.
    ...(!filter?.savedOnly && { unless: { closed: on } }),
    order: readSort(sort, projectSortChoices),
  };
  return { search, found: store.projectCatalogue.select(search) };
}

export type ProjectOptions = ReturnType<typeof findProjects>;

export const projectFilterOptions = {
  categories: ({ found }: ProjectOptions) => facetOptions(found, 'categories', projectCategoryChoices),
  experience: ({ found }: ProjectOptions) => facetOptions(found, 'experience', projectExperienceChoices),
  paymentTypes: ({ found }: ProjectOptions) => facetOptions(found, 'paymentTypes', paymentTypeFilter),
  clientHistory: ({ found }: ProjectOptions) => facetOptions(found, 'clientHistory', clientHistoryChoices),
  locations: ({ found }: ProjectOptions, _args: object, { store }: Context) =>
    placeOptions(found, store.projectPlaces),
  budgets: ({ found }: ProjectOptions) => facetOptions(found, 'budgets', projectBudgetChoices),
  lengths: ({ found }: ProjectOptions) => facetOptions(found, 'lengths', projectLengthChoices),
  datePosted: ({ search }: ProjectOptions, _args: object, { store, now }: Context) =>
    ageOptions(store.projectCatalogue, search, now),
};
