import { useAction } from '../../actions/useAction.ts';
import { Switch } from '../../ui/Switch.tsx';
import type { JobSearch } from './jobSearch.ts';

const setJobAlert = async () => (await import('../../actions/jobSearch.ts')).setJobAlert;

/** Tells of new jobs for the words and the place that are searched, whatever the filters. */
export function JobAlertSwitch({ checked, search }: { checked: boolean; search: JobSearch }) {
  const { q, location } = search;
  const [set] = useAction(setJobAlert);
  return (
    <Switch
      label="Set alert"
      checked={checked}
      onChange={(wanted) => void set({ input: { query: q, location, enabled: wanted } })}
    />
  );
}
