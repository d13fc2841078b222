import { useAction } from '../../actions/useAction.ts';
import type { JobFilter } from '../../generated/graphql.ts';
import { activeChoices, type FilterGroup } from '../../lists/filterGroups.ts';
import { jobSearch, type JobSearch } from '../../searches/jobSearch.ts';

const setJobAlert = async () => (await import('../../actions/jobSearch.ts')).setJobAlert;

/** Returns the name of a search with its filters: 'designer in Berlin, Remote', 'Jobs in all locations'. */
export const searchName = (search: JobSearch, groups: readonly FilterGroup[]): string =>
  [
    `${search.q || 'Jobs'} in ${search.location || 'all locations'}`,
    ...activeChoices(jobSearch.filters(search), groups).map(({ label }) => label),
  ].join(', ');

/** Sets or removes the alert for a filter. The notices contain `name`. */
export function useJobAlert() {
  const [set] = useAction(setJobAlert);
  return (filter: JobFilter, name: string, enabled: boolean) => set({ input: { filter, name, enabled } });
}
