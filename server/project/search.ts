import { projectConditions } from '../../schema/rules/project/filter.ts';
import type { Context } from '../context.ts';
import type { ProjectFilter, ProjectFilterOptions, ProjectSort } from '../generated/resolvers.ts';
import { toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { ageOptions, optionsOf, readSort } from '../shared/filterOptions.ts';
import { experienceLevels, lengths } from '../../schema/rules/project/choices.ts';
import {
  budgets,
  categories,
  clientHistories,
  paymentTypeFilter,
  projectSorts,
} from '../../schema/rules/project/search.ts';

/** Converts a filter and an order into a selection of the catalogue. */
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
    order: readSort(sort, projectSorts),
  };
}

type ProjectsWanted = ReturnType<typeof projectSelection>;

/** The choices of the filters. Each list is counted when its field is resolved, under all other filters. */
export function projectOptions(search: ProjectsWanted, { store, now }: Context): ProjectFilterOptions {
  const { projectCatalogue, projectPlaces } = store;
  const found = projectCatalogue.select(search);
  return {
    get categories() {
      return optionsOf(categories, found.counts('categories'));
    },
    get experience() {
      return optionsOf(experienceLevels, found.counts('experience'));
    },
    get paymentTypes() {
      return optionsOf(paymentTypeFilter, found.counts('paymentTypes'));
    },
    get clientHistory() {
      return optionsOf(clientHistories, found.counts('clientHistory'));
    },
    get locations() {
      const counts = found.counts('location');
      return projectPlaces.all.map((place) => ({
        value: place,
        label: place,
        count: counts(place),
      }));
    },
    get budgets() {
      return optionsOf(budgets, found.counts('budgets'));
    },
    get lengths() {
      return optionsOf(lengths, found.counts('lengths'));
    },
    get datePosted() {
      return ageOptions(
        now,
        (datePosted) => projectCatalogue.select({ ...search, between: { datePosted } }).totalCount,
      );
    },
  };
}
