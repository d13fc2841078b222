import { useAction } from '../../actions/useAction.ts';
import { setChoices, type FilterGroup } from '../../lists/filterGroups.ts';
import { filterOf, jobSearch, type JobSearch } from './jobSearch.ts';

const setJobAlert = async () => (await import('../../actions/jobSearch.ts')).setJobAlert;

/** A search with all that narrows it: 'designer in Berlin, Remote', 'Jobs in all locations'. */
export const searchName = (search: JobSearch, groups: readonly FilterGroup[]): string =>
  [
    `${search.q || 'Jobs'} in ${search.location || 'all locations'}`,
    ...setChoices(jobSearch.filters(search), groups).map(({ label }) => label),
  ].join(', ');

/** Sets or removes the alert for a search; its messages name the filters as the panel does. */
export function useJobAlert(groups: readonly FilterGroup[]) {
  const [set] = useAction(setJobAlert);
  return (search: JobSearch, enabled: boolean) => {
    const { q: query, location } = search;
    return set({
      input: { ...filterOf(search), query, location, name: searchName(search, groups), enabled },
    });
  };
}
