import type { Context } from '../context.ts';
import { badInput } from '../graphql/errors.ts';
import type { ProjectFilter, ProjectFilterOptions, ProjectSort } from '../generated/resolvers.ts';
import { ifSet } from '../shared/marks.ts';
import { ageOptions, anyOf, optionsOf, postedWithin } from '../shared/filterOptions.ts';
import { budgets, categories, clientHistories, experienceLevels, lengths, paymentTypes } from './choices.ts';

/** A filter and an order as the catalogue wants them. */
export function projectsWanted(
  filter: ProjectFilter | null | undefined,
  sort: ProjectSort | null | undefined,
  { store, now }: Context,
) {
  if (!sort) throw badInput('sort', 'one of BEST_MATCH, NEWEST');
  return {
    query: filter?.query,
    where: {
      category: anyOf('categories', filter?.categories, 20),
      experience: anyOf('experience', filter?.experience, 3),
      paymentType: anyOf('paymentTypes', filter?.paymentTypes, 2),
      clientHistory: anyOf('clientHistory', filter?.clientHistory, 2),
      location: store.projectPlaces.holding(filter?.location),
      budget: anyOf('budgets', filter?.budgets, 6),
      length: anyOf('lengths', filter?.lengths, 4),
      saved: ifSet(filter?.savedOnly),
    },
    between: { postedDate: postedWithin(filter?.datePosted, now) },
    order: sort,
  };
}

type ProjectsWanted = ReturnType<typeof projectsWanted>;

/** The choices of the filters; each list is counted when somebody asks for it, under all other filters. */
export function projectOptions(search: ProjectsWanted, { store, now }: Context): ProjectFilterOptions {
  const { projectCatalogue, projectPlaces } = store;
  const found = projectCatalogue.select(search);
  return {
    get categories() {
      return optionsOf(categories, found.counts('category'));
    },
    get experience() {
      return optionsOf(experienceLevels, found.counts('experience'));
    },
    get paymentTypes() {
      return optionsOf(paymentTypes, found.counts('paymentType'));
    },
    get clientHistory() {
      return optionsOf(clientHistories, found.counts('clientHistory'));
    },
    get locations() {
      const counts = found.counts('location');
      return projectPlaces.all.map((place) => ({
        value: place,
        label: place,
        count: counts.get(place) ?? 0,
      }));
    },
    get budgets() {
      return optionsOf(budgets, found.counts('budget'));
    },
    get lengths() {
      return optionsOf(lengths, found.counts('length'));
    },
    get datePosted() {
      return ageOptions(
        now,
        (postedDate) => projectCatalogue.select({ ...search, between: { postedDate } }).totalCount,
      );
    },
  };
}
