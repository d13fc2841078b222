import {
  projectBudgetChoices,
  projectCategoryChoices,
  projectExperienceChoices,
  projectLengthChoices,
} from '../../schema/generated/project.ts';
import { clientHistoryChoices, projectSortChoices } from '../../schema/generated/projectSearch.ts';
import { projectConditions } from '../../schema/rules/project/filter.ts';
import type { Context } from '../context.ts';
import type { ProjectFilter, ProjectFilterOptionsResolvers, ProjectSort } from '../generated/resolvers.ts';
import type { Store } from '../store.ts';
import { toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { ageOptions, facetOptions, placeOptions, readSort } from '../shared/filterOptions.ts';
import { paymentTypeFilter } from '../../schema/rules/project/search.ts';

export function projectSelection(
  filter: ProjectFilter | null | undefined,
  sort: ProjectSort | null | undefined,
  { store, now }: Context,
) {
  return {
    ...toCatalogueQuery(projectConditions, filter, {
      places: store.projectPlaces,
      now,
      lists: { savedOnly: () => store.sample.marks.savedProjects },
    }),
    // Closed projects stay in the viewer's own list.
    except: filter?.savedOnly ? [] : [store.closedProjects],
    order: readSort(sort, projectSortChoices),
  };
}

/** A search and what it finds. The choices of the filters are counted for it. */
export interface ProjectOptions {
  search: ReturnType<typeof projectSelection>;
  found: ReturnType<Store['projectCatalogue']['select']>;
}

export const projectOptions = (search: ProjectOptions['search'], store: Store): ProjectOptions => ({
  search,
  found: store.projectCatalogue.select(search),
});

export const projectFilterOptions = {
  categories: ({ found }) => facetOptions(found, 'categories', projectCategoryChoices),
  experience: ({ found }) => facetOptions(found, 'experience', projectExperienceChoices),
  paymentTypes: ({ found }) => facetOptions(found, 'paymentTypes', paymentTypeFilter),
  clientHistory: ({ found }) => facetOptions(found, 'clientHistory', clientHistoryChoices),
  locations: ({ found }, _args, { store }) => placeOptions(found, store.projectPlaces),
  budgets: ({ found }) => facetOptions(found, 'budgets', projectBudgetChoices),
  lengths: ({ found }) => facetOptions(found, 'lengths', projectLengthChoices),
  datePosted: ({ search }, _args, { store, now }) => ageOptions(store.projectCatalogue, search, now),
} satisfies ProjectFilterOptionsResolvers;
