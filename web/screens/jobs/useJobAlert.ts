import { summaryOf } from '../../actions/jobAlert.ts';
import { useAction } from '../../actions/useAction.ts';
import { setChoices, type FilterGroup } from '../../routing/filterGroups.ts';
import { notify } from '../../ui/notify.ts';
import { filterOf, jobSearch, type JobSearch } from './jobSearch.ts';

const load = () => import('../../actions/jobSearch.ts');
const setJobAlert = async () => (await load()).setJobAlert;

/** 'designer in Berlin, Remote': a search with all that narrows it. */
export const alertName = (search: JobSearch, groups: readonly FilterGroup[]): string =>
  [summaryOf(search), ...setChoices(jobSearch.filters(search), groups).map(({ label }) => label)].join(', ');

/** Sets or removes the alert for a search; the notice names the filters as the panel does. */
export function useJobAlert(groups: readonly FilterGroup[]) {
  const [set] = useAction(setJobAlert);
  return async (search: JobSearch, enabled: boolean): Promise<void> => {
    const { q: query, location } = search;
    if (!(await set({ input: { ...filterOf(search), query, location, enabled } }))) return;
    await notify((await load()).alertNotice(alertName(search, groups), enabled));
  };
}
