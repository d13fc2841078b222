import { Eye, Pencil } from 'lucide-react';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';

const JobEditDialog = onDemand(() => import('./JobEditDialog.tsx'), 'JobEditDialog');

const setJobOpen = async () => (await import('../../actions/jobPosting.ts')).setJobOpen;

const fragment = graphql(/* GraphQL */ `
  fragment PostingActions_job on Job {
    id
    isOpen
    ...JobForm_job
  }
`);

/** Edits, closes and reopens an own posting, and links to its public page. */
export function PostingActions({ job }: { job: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, job);
  const { id, isOpen } = data;
  const [setOpen, running] = useAction(setJobOpen);
  return (
    <>
      <DialogButton
        className="btn btn-lg btn-primary max-sm:basis-full"
        Dialog={JobEditDialog}
        dialog={{ job: data }}
      >
        <Pencil aria-hidden strokeWidth={1.75} />
        Edit
      </DialogButton>
      <OpenButton
        isOpen={isOpen}
        labels={['Close posting', 'Reopen posting']}
        running={running}
        onChange={(open, options) => setOpen({ input: { jobId: id, open } }, options)}
        className="btn btn-lg btn-outline max-sm:grow"
      />
      <PrefetchLink to={paths.job(id)} className="btn btn-lg btn-ghost max-sm:grow">
        <Eye aria-hidden strokeWidth={1.75} />
        Public page
      </PrefetchLink>
    </>
  );
}
