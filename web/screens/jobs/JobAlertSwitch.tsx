import { useAction } from '../../actions/useAction.ts';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { Switch } from '../../ui/Switch.tsx';
import type { JobSearch } from './jobSearch.ts';

const setJobAlert = async () => (await import('../../actions/jobSearch.ts')).setJobAlert;

/** Tells of new jobs for the words and the place that are searched, whatever the filters. */
export function JobAlertSwitch({ data, search }: { data: JobsScreenQuery; search: JobSearch }) {
  const { q, location } = search;
  const [set] = useAction(setJobAlert);
  return (
    <Switch
      label="Set alert"
      checked={data.alert.viewerHasAlert}
      onChange={(wanted) => void set({ input: { query: q, location, enabled: wanted } })}
    />
  );
}
