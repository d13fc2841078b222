import { useState } from 'react';
import { summaryOf } from '../../actions/jobAlert.ts';
import { setJobAlert } from '../../actions/jobSearch.ts';
import { useAction } from '../../actions/useAction.ts';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { jobSearch } from './jobSearch.ts';

type Alerts = JobsScreenQuery['jobAlerts'];

interface Props {
  alerts: Alerts;
  open: boolean;
  onClose: () => void;
}

/** The alerts that there were when the dialog opened: one that is switched off stays, to be switched on again. */
function AlertList({ alerts, onClose }: Omit<Props, 'open'>) {
  const [listed] = useState(alerts);
  const [set] = useAction(setJobAlert);
  if (listed.length === 0)
    return (
      <p className="mt-2 text-muted">
        No alerts yet. Search for jobs and turn on Set alert above the list: new jobs that fit are told to
        you.
      </p>
    );
  const same = (alert: Alerts[number]) => (other: Alerts[number]) =>
    alert.term.toLowerCase() === other.term.toLowerCase() &&
    (alert.location ?? '').toLowerCase() === (other.location ?? '').toLowerCase();
  return (
    <>
      <p className="mt-2 text-muted">
        You are told about new jobs for these searches, whatever their filters.
      </p>
      <ul className="divide mt-3">
        {listed.map((alert) => {
          const { id, term, location } = alert;
          const search = { q: term, location: location ?? '' };
          return (
            <li key={id} className="flex items-center justify-between gap-x-4 py-3">
              <Switch
                label={summaryOf(search)}
                checked={alerts.some(same(alert))}
                onChange={(enabled) =>
                  void set({ input: { query: term, location: search.location, enabled } })
                }
              />
              <PrefetchLink
                to={jobSearch.address(search)}
                className="link inline-flex reach min-h-6 flex-none items-center text-sm"
                aria-label={`Show jobs: ${summaryOf(search)}`}
                aria-current={false}
                onClick={onClose}
              >
                Show jobs
              </PrefetchLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** All of the viewer's job alerts in one place, each with its switch. */
export const JobAlertsDialog = ({ open, alerts, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title="Job alerts">
    <AlertList alerts={alerts} onClose={onClose} />
  </Dialog>
);
