import { matches } from '../../../schema/rules/conditions.ts';
import { projectConditions, type SearchedProjectFilter } from '../../../schema/generated/projectFilter.ts';
import { graphql } from '../../generated/gql.ts';
import type { FilteredProjectFragment } from '../../generated/graphql.ts';
import { filterGroups, withCurrentChoice, type FilterGroup } from '../../lists/filterGroups.ts';
import {
  filterLabels,
  projectSearch,
  type FilterName,
  type ProjectSearch,
} from '../../searches/projectSearch.ts';

/** Fields that the filters read. The query in projects.data.ts includes the fragment unmasked. */
graphql(/* GraphQL */ `
  fragment FilteredProject on Project {
    id
    title
    description
    skills
    category
    paymentType
    budgetBand
    location
    postedDate
    projectDetails {
      experience
      lengthBand
    }
    client {
      id
      rating
      paymentVerified
    }
  }
`);
type Project = FilteredProjectFragment;
/** The filters' choices. Those of `posted` have the number of matching projects, which the server counts. */
type Options = Readonly<Record<Exclude<FilterName, 'posted'>, FilterGroup['options']>> & {
  readonly posted: readonly { value: string; label: string; count: number }[];
};

/** Every condition, so that a new one does not compile until `filterOf` sets it. */
type Filter = { [K in keyof SearchedProjectFilter]-?: Readonly<SearchedProjectFilter[K]> };

/** Converts the search to conditions. `filterProjects` compares location and age itself. */
function filterOf(search: ProjectSearch): Filter {
  const { q, category, experience, type, client, budget, duration } = projectSearch.values(search);
  return {
    query: q,
    categories: category,
    experience,
    paymentTypes: type,
    clientHistory: client,
    budgets: budget,
    lengths: duration,
    // This condition searches one location; `filterProjects` compares several exact ones.
    location: undefined,
    datePosted: undefined,
  };
}

/** The earliest posting date of a chosen age, such as last week; '' matches every date. */
function earliestDate(projects: readonly Project[], posted: string, options: Options): string {
  const option = options.posted.find(({ value }) => value === posted);
  if (!option || posted === projectSearch.defaults.posted) return '';
  // '~' sorts after every date, so that no project matches.
  if (option.count === 0) return '~';
  // The server, whose clock may differ, has counted the projects of that age: the date is that of the oldest of them.
  // Until that many are loaded, every date matches.
  const oldestFirst = projects.map(({ postedDate }) => postedDate).toSorted();
  return oldestFirst.at(-option.count) ?? '';
}

/** Projects that match one of the chosen values of each filter, and have every word in title, description or skills. */
export function filterProjects<P extends Project>(
  projects: readonly P[],
  search: ProjectSearch,
  options: Options,
): P[] {
  const filter = filterOf(search);
  const { location, posted } = search;
  const since = earliestDate(projects, posted, options);
  return projects.filter(
    (project) =>
      project.postedDate >= since &&
      (location.length === 0 || location.includes(project.location)) &&
      // 0 as the current time: only the condition on age reads it, and it is not set.
      matches(projectConditions, project, filter, 0),
  );
}

/** Newest first, or else in the server's order: by how well the projects match the viewer. */
export const sortProjects = <P extends Project>(
  projects: readonly P[],
  { sort }: ProjectSearch,
): readonly P[] =>
  sort === 'newest' ? projects.toSorted((a, b) => b.postedDate.localeCompare(a.postedDate)) : projects;

/** The filters with their choices, each with the number of projects that it matches together with all other filters. */
export const countedGroups = (
  projects: readonly Project[],
  search: ProjectSearch,
  options: Options,
): FilterGroup[] =>
  filterGroups(filterLabels, {
    ...options,
    // Adds the locations of the address that the server does not offer.
    location: withCurrentChoice(options.location, search.location),
  }).map((group) => ({
    ...group,
    options: group.options.map(({ value, label }) => {
      // `posted` has one value, the other filters have lists.
      const chosen = { ...search, [group.name]: group.name === 'posted' ? value : [value] };
      return { value, label, count: filterProjects(projects, chosen, options).length };
    }),
  }));
