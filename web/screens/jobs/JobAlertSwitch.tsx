import type { FilterGroup } from '../../lists/filterGroups.ts';
import { Switch } from '../../ui/Switch.tsx';
import { filterOf, type JobSearch } from '../../searches/jobSearch.ts';
import { searchName, useJobAlert } from './useJobAlert.ts';

interface Props {
  checked: boolean;
  search: JobSearch;
  groups: readonly FilterGroup[];
}

/** Tells of new jobs for what is searched, under the filters that are set: with others it is another search. */
export function JobAlertSwitch({ checked, search, groups }: Props) {
  const set = useJobAlert();
  return (
    <Switch
      label="Set alert"
      checked={checked}
      onChange={(wanted) => void set(filterOf(search), searchName(search, groups), wanted)}
    />
  );
}
