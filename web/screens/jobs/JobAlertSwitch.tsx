import type { FilterGroup } from '../../lists/filterGroups.ts';
import { Switch } from '../../ui/Switch.tsx';
import { filterOf, type JobSearch } from '../../searches/jobSearch.ts';
import { searchName, useJobAlert } from './useJobAlert.ts';

interface Props {
  checked: boolean;
  search: JobSearch;
  groups: readonly FilterGroup[];
}

/** Switches the alert for new jobs of this search with its filters. Other filters are another search. */
export function JobAlertSwitch({ checked, search, groups }: Props) {
  const set = useJobAlert();
  return (
    <Switch
      label="Set alert"
      checked={checked}
      onChange={(enabled) => void set(filterOf(search), searchName(search, groups), enabled)}
    />
  );
}
