import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useOpenAcrossLogIn } from '../../session/useOpenAcrossLogIn.ts';

const JobApplyDialog = onDemand(() => import('./JobApplyDialog.tsx'), 'JobApplyDialog');

const loadEasyApply = () => import('./easyApply.ts');
const applyToJob = async () => (await import('../../actions/jobApplication.ts')).applyToJob;
const withdrawApplication = async () => (await import('../../actions/jobApplication.ts')).withdrawApplication;

const fragment = graphql(/* GraphQL */ `
  fragment JobApply_job on Job {
    id
    title
    isOpen
    viewerHasApplied
    viewerIsPoster
    isEasyApply
    company {
      id
      name
    }
  }
`);

interface Props {
  job: FragmentType<typeof fragment>;
  /** 'soft' in a small card, where the job's name is nearby for sighted readers only. */
  variant?: 'primary' | 'soft';
  className?: string;
}

/** The button to apply, to withdraw the application, or to manage an own job. */
export function JobApply({ job, variant = 'primary', className = '' }: Props) {
  const data = useFragmentData(fragment, job);
  const { id, title, company, isOpen, viewerHasApplied, viewerIsPoster, isEasyApply } = data;
  // For guests: the dialog opens again after the log-in, if it is still possible. A page may show a job in both variants.
  const [open, setOpen] = useOpenAcrossLogIn(`${variant}-apply:${id}`, isOpen && !viewerHasApplied);
  /** The text that replaces the button when the job closes; a closing dialog then returns the focus to it. */
  const closed = useRef<HTMLParagraphElement>(null);
  const client = useApolloClient();
  const [apply] = useAction(applyToJob);
  const [withdraw] = useAction(withdrawApplication);
  /** Easy Apply sends at once if contact and résumé are known. A failure opens the form, which reports it. */
  const start = async () => {
    const contact = isEasyApply
      ? await loadEasyApply()
          .then(({ easyContact }) => easyContact(client, id))
          .catch(() => undefined)
      : undefined;
    if (!contact) return setOpen(true);
    await apply(
      { input: { jobId: id, ...contact } },
      { undo: (undoing) => void withdraw({ input: { jobId: id } }, undoing) },
    );
  };
  const preload = () => {
    JobApplyDialog.preload();
    if (isEasyApply) void loadEasyApply().catch(() => {});
  };
  const size = variant === 'primary' ? 'btn-lg' : 'btn-sm';
  // The viewer cannot apply to an own job. The link gets `className`, too, so that it is as wide as the button would be.
  if (viewerIsPoster)
    return (
      <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
        <PrefetchLink
          to={paths.manageJob(id)}
          className={`btn btn-primary ${size} ${className}`}
          aria-label={`Manage ${title}`}
        >
          Manage
        </PrefetchLink>
        <p className="text-muted">You posted this job.{isOpen ? '' : ' It is closed.'}</p>
      </div>
    );
  return (
    <>
      {!isOpen && !viewerHasApplied ? (
        <p ref={closed} tabIndex={-1} className={`self-center text-center text-muted ${className}`}>
          This job is closed.
        </p>
      ) : viewerHasApplied ? (
        <button
          type="button"
          className={`btn btn-outline ${size} ${className}`}
          onClick={() => void withdraw({ input: { jobId: id } })}
        >
          Withdraw application
        </button>
      ) : (
        <button
          type="button"
          className={`btn ${variant === 'primary' ? 'btn-primary' : 'btn-soft'} ${size} ${className}`}
          aria-haspopup={isEasyApply ? undefined : 'dialog'}
          aria-label={variant === 'soft' ? `Apply to ${title}` : undefined}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => void start()}
        >
          {variant === 'primary' ? 'Apply now' : 'Apply'}
        </button>
      )}
      <JobApplyDialog
        job={{ id, title, company: company.name, isEasyApply }}
        open={open}
        onClose={() => setOpen(false)}
        returnTo={() => closed.current}
      />
    </>
  );
}
