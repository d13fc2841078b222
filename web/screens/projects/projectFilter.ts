import type { ProjectExperience, ProjectLength, ProjectsScreenQuery } from '../../generated/graphql.ts';
import { anyTime, groups, type Group, type ProjectSearch } from './projectSearch.ts';

export type Project = ProjectsScreenQuery['projects']['nodes'][number];
export type Options = ProjectsScreenQuery['projectFilterOptions'];

/** Ids that are not the enum's own words. */
const experienceIds: Record<ProjectExperience, string> = {
  ENTRY_LEVEL: 'entry',
  INTERMEDIATE: 'intermediate',
  EXPERT: 'expert',
};
const durationIds: Record<ProjectLength, string> = {
  LESS_THAN_1_MONTH: 'weeks',
  FROM_1_TO_3_MONTHS: '1-3-months',
  FROM_3_TO_6_MONTHS: '3-6-months',
  MORE_THAN_6_MONTHS: 'long',
};
const idOf = (value: string) => value.toLowerCase().replaceAll('_', '-');

/** From this rating on a client has the history '4.5+ Star Rating'. */
const topRating = 4.5;

/** What a project is in each group, in the words of the address. */
const factsOf: Record<Group, (project: Project) => readonly string[]> = {
  category: ({ category }) => [idOf(category)],
  experience: ({ projectDetails }) => [experienceIds[projectDetails.experience]],
  type: ({ paymentType }) => [idOf(paymentType)],
  client: ({ client }) => [
    ...(client.paymentVerified ? ['payment-verified'] : []),
    ...(client.rating >= topRating ? ['top-rated'] : []),
  ],
  location: ({ location }) => [location],
  budget: ({ budgetBand }) => [idOf(budgetBand)],
  duration: ({ projectDetails }) => [durationIds[projectDetails.lengthBand]],
};

/** The search without values that nobody offers. */
export function known(search: ProjectSearch, options: Options): ProjectSearch {
  const chosen = { ...search.chosen };
  for (const group of groups)
    chosen[group] = chosen[group].filter((value) => options[group].some((option) => option.value === value));
  const posted = options.posted.some(({ value }) => value === search.posted) ? search.posted : anyTime;
  return { ...search, chosen, posted };
}

/**
 * The oldest moment of posting that an age leaves. The server has counted how many projects are as young, so the
 * list itself tells, and no clock is asked: server and browser agree.
 */
function sinceWhen(projects: readonly Project[], posted: string, options: Options): string {
  const option = options.posted.find(({ value }) => value === posted);
  if (!option || posted === anyTime) return '';
  const newest = projects
    .map(({ postedDate }) => postedDate)
    .toSorted()
    .toReversed();
  return newest[option.count - 1] ?? (option.count > 0 ? '' : '~');
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * The projects that the search leaves, in their order: in every group one of the chosen values must hold, and every
 * word must stand in title, description or skills.
 */
export function filterProjects<P extends Project>(
  projects: readonly P[],
  { q, chosen, posted }: ProjectSearch,
  options: Options,
): P[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  const since = sinceWhen(projects, posted, options);
  return projects.filter((project) => {
    if (project.postedDate < since) return false;
    const fits = groups.every(
      (group) =>
        chosen[group].length === 0 || factsOf[group](project).some((fact) => chosen[group].includes(fact)),
    );
    if (!fits || words.length === 0) return fits;
    const text = plain([project.title, project.description, ...project.skills].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

/** How many projects a choice would leave, beside what is chosen in all other groups. */
export function countWith(
  projects: readonly Project[],
  search: ProjectSearch,
  options: Options,
  group: Group | 'posted',
  value: string,
): number {
  const wanted =
    group === 'posted'
      ? { ...search, posted: value }
      : { ...search, chosen: { ...search.chosen, [group]: [value] } };
  return filterProjects(projects, wanted, options).length;
}
