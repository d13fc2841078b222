import { matches } from '../../../schema/rules/conditions.ts';
import { projectConditions, type SearchedProjectFilter } from '../../../schema/rules/project/filter.ts';
import { graphql } from '../../generated/gql.ts';
import type { FilteredProjectFragment } from '../../generated/graphql.ts';
import { filterGroups, withCurrentChoice, type FilterGroup } from '../../lists/filterGroups.ts';
import {
  filterLabels,
  projectSearch,
  type FilterName,
  type ProjectSearch,
} from '../../searches/projectSearch.ts';

/** What the filters read of a project. */
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
/** The choices of each filter; how many projects an age leaves is told by the server. */
type Options = Readonly<Record<Exclude<FilterName, 'posted'>, FilterGroup['options']>> & {
  readonly posted: readonly { value: string; label: string; count: number }[];
};

type Filter = { [K in keyof SearchedProjectFilter]-?: Readonly<SearchedProjectFilter[K]> };

/** What the search asks of a project by itself; place and age are compared below. */
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
    // Several places may be chosen, as they are written.
    location: undefined,
    datePosted: undefined,
  };
}

/**
 * The oldest moment of posting that an age leaves. The server has counted how many projects are as young, so the
 * list itself tells, and no clock is asked: server and browser agree.
 */
function sinceWhen(projects: readonly Project[], posted: string, options: Options): string {
  const option = options.posted.find(({ value }) => value === posted);
  if (!option || posted === projectSearch.defaults.posted) return '';
  const newest = projects
    .map(({ postedDate }) => postedDate)
    .toSorted()
    .toReversed();
  return newest[option.count - 1] ?? (option.count > 0 ? '' : '~');
}

/**
 * The projects that the search leaves, in their order: in every filter one of the chosen values must hold, and every
 * word must stand in title, description or skills.
 */
export function filterProjects<P extends Project>(
  projects: readonly P[],
  search: ProjectSearch,
  options: Options,
): P[] {
  const filter = filterOf(search);
  const { location, posted } = search;
  const since = sinceWhen(projects, posted, options);
  return projects.filter(
    (project) =>
      project.postedDate >= since &&
      (location.length === 0 || location.includes(project.location)) &&
      // No condition on age is set, which alone asks for the time.
      matches(projectConditions, project, filter, 0),
  );
}

/** The same projects in the order that is asked for; the server gives them by how well they fit the viewer. */
export const sortProjects = <P extends Project>(
  projects: readonly P[],
  { sort }: ProjectSearch,
): readonly P[] =>
  sort === 'newest' ? projects.toSorted((a, b) => b.postedDate.localeCompare(a.postedDate)) : projects;

/** The filters, each choice with how many projects it would leave beside what is chosen in all other filters. */
export const countedGroups = (
  projects: readonly Project[],
  search: ProjectSearch,
  options: Options,
): FilterGroup[] =>
  filterGroups(filterLabels, {
    ...options,
    location: withCurrentChoice(options.location, search.location),
  }).map((group) => ({
    ...group,
    options: group.options.map(({ value, label }) => {
      const chosen = { ...search, [group.name]: group.name === 'posted' ? value : [value] };
      return { value, label, count: filterProjects(projects, chosen, options).length };
    }),
  }));
