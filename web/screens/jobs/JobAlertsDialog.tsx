import { useState } from 'react';
import { alertKey, filterOfAlert } from '../../../schema/rules/job/alert.ts';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { filtersOf, jobSearch, searchOfAlert } from '../../searches/jobSearch.ts';
import { query } from './jobs.data.ts';
import { searchName, useJobAlert } from './useJobAlert.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

type Alerts = JobsScreenQuery['jobAlerts'];

interface Props extends DialogState {
  alerts: Alerts;
}

/** Lists the alerts from the time the dialog opened, so that a removed alert can be set again. */
function AlertList({ alerts, onClose }: Omit<Props, 'open'>) {
  const [initialAlerts] = useState(alerts);
  const groups = filtersOf(useScreenData(query).jobs.facets);
  const set = useJobAlert();
  if (initialAlerts.length === 0)
    return (
      <p className="mt-2 text-muted">
        No alerts yet. Search for jobs and turn on Set alert above the list: we'll tell you about new matches.
      </p>
    );
  const isSame = (alert: Alerts[number]) => (other: Alerts[number]) => alertKey(alert) === alertKey(other);
  return (
    <>
      <p className="mt-2 text-muted">We'll tell you about new jobs for these searches.</p>
      <ul className="divide mt-3">
        {initialAlerts.map((alert) => {
          const search = searchOfAlert(alert);
          const name = searchName(search, groups);
          return (
            <li key={alertKey(alert)} className="flex items-center justify-between gap-x-4 py-3">
              <Switch
                label={name}
                checked={alerts.some(isSame(alert))}
                onChange={(enabled) => void set(filterOfAlert(alert), name, enabled)}
              />
              <PrefetchLink
                to={jobSearch.address(search)}
                className="link inline-flex reach min-h-6 flex-none items-center text-sm"
                aria-label={`Show jobs: ${name}`}
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

export const JobAlertsDialog = ({ open, alerts, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title="Job alerts">
    <AlertList alerts={alerts} onClose={onClose} />
  </Dialog>
);
