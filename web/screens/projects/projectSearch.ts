import { paths } from '../../paths.ts';

/** The groups of choices, by their names in the address: several of one group may be chosen. */
export const groups = ['category', 'experience', 'type', 'client', 'location', 'budget', 'duration'] as const;
export type Group = (typeof groups)[number];

export const tabs = [
  { id: 'best-matches', label: 'Best Matches' },
  { id: 'newest', label: 'Most Recent' },
  { id: 'saved', label: 'Saved Jobs' },
] as const;
type TabId = (typeof tabs)[number]['id'];

/** The age that filters nothing. */
export const anyTime = 'any';

const longestQuery = 200;

export interface ProjectSearch {
  tab: TabId;
  q: string;
  chosen: Readonly<Record<Group, readonly string[]>>;
  posted: string;
  page: number;
}

/** What the address says; a value that nobody offers is left out later, when the offers are known. */
export function readProjectSearch(parameters: URLSearchParams): ProjectSearch {
  const page = Number(parameters.get('page') ?? 1);
  return {
    tab: tabs.find(({ id }) => id === parameters.get('tab'))?.id ?? 'best-matches',
    q: (parameters.get('q') ?? '').trim().slice(0, longestQuery),
    chosen: Object.fromEntries(
      groups.map((group) => [group, [...new Set(parameters.getAll(group))]]),
    ) as unknown as ProjectSearch['chosen'],
    posted: parameters.get('posted') ?? anyTime,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a search; what is as usual is not told. */
export function addressOf({ tab, q, chosen, posted, page }: ProjectSearch): string {
  const parameters = new URLSearchParams();
  if (q) parameters.set('q', q);
  for (const group of groups) for (const value of chosen[group]) parameters.append(group, value);
  if (posted !== anyTime) parameters.set('posted', posted);
  if (tab !== 'best-matches') parameters.set('tab', tab);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${paths.projects}?${parameters}` : paths.projects;
}

/** The same search with one value of a group more, or one fewer; it begins on the first page of the list. */
export function toggled(search: ProjectSearch, group: Group, value: string): ProjectSearch {
  const values = search.chosen[group];
  const next = values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value];
  return { ...search, tab: 'best-matches', page: 1, chosen: { ...search.chosen, [group]: next } };
}

/** How many choices narrow the list, the words of the search not among them. */
export const countChosen = ({ chosen, posted }: ProjectSearch): number =>
  groups.reduce((sum, group) => sum + chosen[group].length, posted === anyTime ? 0 : 1);
