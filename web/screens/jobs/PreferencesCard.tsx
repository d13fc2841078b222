import { Bell, BriefcaseBusiness, ClipboardList, SquarePen, TrendingUp, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { CardSection, linkCard } from '../../ui/CardSection.tsx';

// `onDemand` adds the props `fallback` and `onClose`, which it calls if the code fails to load.
const CareerInsights = onDemand(() => import('./CareerInsights.tsx'), 'CareerInsights');

const JobAlertsDialog = onDemand(() => import('./JobAlertsDialog.tsx'), 'JobAlertsDialog');

const row =
  'flex min-h-9 w-full items-center gap-3 max-md:min-h-11 rounded-md px-2 text-left text-muted hover:bg-hover hover:text-ink';

const Label = ({ Icon, text }: { Icon: LucideIcon; text: string }) => (
  <>
    <Icon aria-hidden className="size-4.5 text-subtle" strokeWidth={1.75} />
    <span className="grow font-medium">{text}</span>
  </>
);

const Count = ({ count }: { count: number }) =>
  count > 0 && <span className="num text-sm font-semibold text-ink">{count}</span>;

interface Props {
  alerts: ComponentProps<typeof JobAlertsDialog>['alerts'];
  /** Skills on the viewer's profile. */
  skills: readonly string[];
  /** Numbers of jobs that the viewer applied to, saved and posted. */
  applied: number;
  saved: number;
  posted: number;
  onPost: () => void;
}

/** Links to the viewer's jobs, career insights and alerts, and a button to post a job. */
export function PreferencesCard({ alerts, skills, applied, saved, posted, onPost }: Props) {
  return (
    <CardSection id="preferences" title="Preferences" {...linkCard}>
      <PrefetchLink to={paths.jobs({ tab: 'applied' })} className={row} preventScrollReset>
        <Label Icon={BriefcaseBusiness} text="My jobs" /> <Count count={applied} />
      </PrefetchLink>
      <PrefetchLink to={paths.jobs({ posted: 'mine' })} className={row} preventScrollReset>
        <Label Icon={ClipboardList} text="Jobs you posted" /> <Count count={posted} />
      </PrefetchLink>
      <Popover
        label="My career insights"
        className={row}
        panel={(close) => (
          <CareerInsights
            skills={skills}
            applied={applied}
            saved={saved}
            onClose={close}
            fallback={<div className="skeleton h-64 w-64" />}
          />
        )}
      >
        <Label Icon={TrendingUp} text="My career insights" />
      </Popover>
      <DialogButton className={row} Dialog={JobAlertsDialog} dialog={{ alerts }}>
        <Label Icon={Bell} text="Job alerts" /> <Count count={alerts.length} />
      </DialogButton>
      <button type="button" className={row} aria-haspopup="dialog" onClick={onPost}>
        <Label Icon={SquarePen} text="Post a free job" />
      </button>
    </CardSection>
  );
}
