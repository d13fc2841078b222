import { Ellipsis, Eye, EyeOff, Flag, Link2 } from 'lucide-react';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { copyLink } from '../../ui/copyLink.ts';
import { Menu } from '../../ui/Menu.tsx';
import type { UndoOptions } from '../../ui/notify.ts';
import { useOpenAcrossLogIn } from '../../session/useOpenAcrossLogIn.ts';
import { LazyReportDialog } from '../report/LazyReportDialog.ts';

const setJobHidden = async () => (await import('../../actions/job.ts')).setJobHidden;
const reportJob = async () => (await import('../../actions/job.ts')).reportJob;

const fragment = graphql(/* GraphQL */ `
  fragment JobMenu_job on Job {
    id
    title
    viewerHasHidden
    viewerIsPoster
  }
`);

interface Props {
  job: FragmentType<typeof fragment>;
  className?: string;
  /** Called after the job was hidden: a sheet that shows it closes. */
  onHidden?: () => void;
}

/** Menu with the less frequent actions on another person's job: copy the link, hide and report. */
export function JobMenu({ job, className = '', onHidden }: Props) {
  const { id, title, viewerHasHidden, viewerIsPoster } = useFragmentData(fragment, job);
  const [hide] = useAction(setJobHidden);
  const [report] = useAction(reportJob);
  // For guests: the dialog opens again after the log-in that the report requires.
  const [reporting, setReporting] = useOpenAcrossLogIn(`report:${id}`);
  if (viewerIsPoster) return null;
  const show = (options?: UndoOptions) => void hide({ input: { jobId: id, hidden: false } }, options);
  const hideNow = async () => {
    if (await hide({ input: { jobId: id, hidden: true } }, { undo: show })) onHidden?.();
  };
  return (
    <>
      <Menu
        items={[
          {
            label: 'Copy link',
            icon: <Link2 aria-hidden />,
            onSelect: () => void copyLink(paths.job(id), 'Job link has been copied to clipboard.'),
          },
          viewerHasHidden
            ? { label: 'Show this job again', icon: <Eye aria-hidden />, onSelect: show }
            : { label: 'Hide this job', icon: <EyeOff aria-hidden />, onSelect: () => void hideNow() },
          { label: 'Report job', icon: <Flag aria-hidden />, onSelect: () => setReporting(true) },
        ]}
        className={`btn btn-icon ${className}`}
        aria-label={`More about ${title}`}
      >
        <Ellipsis aria-hidden strokeWidth={1.75} />
      </Menu>
      <LazyReportDialog
        thing="job"
        id={id}
        open={reporting}
        onClose={() => setReporting(false)}
        onReport={(fields, submission) => report({ input: { jobId: id, ...fields } }, submission)}
      />
    </>
  );
}
