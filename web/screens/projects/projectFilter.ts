import { holdsWords } from '../../apollo/matching.ts';
import { graphql } from '../../generated/gql.ts';
import type { FilteredProjectFragment } from '../../generated/graphql.ts';
import { filterGroups, withCurrentChoice, type FilterGroup } from '../../lists/filterGroups.ts';
import { filterLabels, projectSearch, type FilterName, type ProjectSearch } from './projectSearch.ts';

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

/** From this rating on a client has the history '4.5+ Star Rating'. */
const topRating = 4.5;

/** What a project is in each filter, in the words of the schema; null where it does not say. */
const factsOf: Record<Exclude<FilterName, 'posted'>, (project: Project) => readonly (string | null)[]> = {
  category: ({ category }) => [category],
  experience: ({ projectDetails }) => [projectDetails.experience],
  type: ({ paymentType }) => [paymentType],
  client: ({ client }) => [
    ...(client.paymentVerified ? ['PAYMENT_VERIFIED'] : []),
    ...(client.rating >= topRating ? ['TOP_RATED'] : []),
  ],
  location: ({ location }) => [location],
  budget: ({ budgetBand }) => [budgetBand],
  duration: ({ projectDetails }) => [projectDetails.lengthBand],
};
const facts = Object.entries(factsOf) as [
  keyof typeof factsOf,
  (project: Project) => readonly (string | null)[],
][];

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
  const wanted: Partial<Record<FilterName, unknown>> = projectSearch.values(search);
  const conditions = facts.flatMap(([name, of]) => {
    const values: unknown = wanted[name];
    return Array.isArray(values) ? [{ of, values }] : [];
  });
  const since = sinceWhen(projects, search.posted, options);
  return projects.filter((project) => {
    if (project.postedDate < since) return false;
    const { title, description, skills } = project;
    return (
      conditions.every(({ of, values }) => of(project).some((fact) => values.includes(fact))) &&
      (!search.q || holdsWords(search.q, title, description, ...skills))
    );
  });
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
