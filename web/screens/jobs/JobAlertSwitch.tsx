import { useAction } from '../../actions/useAction.ts';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { notify } from '../../ui/notify.ts';
import { Switch } from '../../ui/Switch.tsx';
import { summaryOf, type JobSearch } from './jobSearch.ts';

const setJobAlert = async () => (await import('../../actions/jobSearch.ts')).setJobAlert;

/** Tells of new jobs for the words and the place that are searched, whatever the filters. */
export function JobAlertSwitch({ data, search }: { data: JobsScreenQuery; search: JobSearch }) {
  const { q, location } = search;
  const [set, setting] = useAction(setJobAlert);
  const change = async (wanted: boolean) => {
    if (setting || !(await set({ input: { query: q, location, enabled: wanted } }))) return;
    void notify({
      title: wanted ? 'Alert set' : 'Alert removed',
      description: wanted
        ? `We will tell you about new jobs: ${summaryOf(search)}.`
        : `No more news about ${summaryOf(search)}.`,
    });
  };
  return (
    <Switch
      label="Set alert"
      checked={data.alert.viewerHasAlert}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
