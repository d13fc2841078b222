import type { FilterGroup } from '../../lists/filterGroups.ts';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { countedGroups, filterProjects, sortProjects } from './projectFilter.ts';
import { query } from './projects.data.ts';
import { projectSearch, type FilterName } from '../../searches/projectSearch.ts';

/** Returns the search, its filters, the loaded projects that match, and whether there are `more` to load. */
export function useProjects() {
  const { projects, projectFilterOptions: options } = useScreenData(query);
  const search = useSearchState(projectSearch);
  const groups = countedGroups(projects.nodes, search, options);
  const found = filterProjects(projects.nodes, search, options);
  return { projects: sortProjects(found, search), search, groups, more: projects.pageInfo.hasNextPage };
}

export const groupOf = (groups: readonly FilterGroup[], name: FilterName): FilterGroup =>
  groups.find((group) => group.name === name)!;
