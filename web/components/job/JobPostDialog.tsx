import { useApolloClient, useQuery } from '@apollo/client/react';
import type { MouseEvent } from 'react';
import { createJob } from '../../actions/jobPosting.ts';
import { poster } from '../../actions/poster.ts';
import { useAction } from '../../actions/useAction.ts';
import { isGuest } from '../../apollo/isGuest.ts';
import { paths } from '../../paths.ts';
import { useInMode } from '../../routing/pageContext.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { useLogInHere } from '../../routing/useLogInHere.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { isForBrowser } from '../../ui/isForBrowser.ts';
import { JobFields } from './JobFields.tsx';
import { inputOf, jobForm as form } from './jobForm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The company that the job is posted for; by default the viewer's. */
  company?: { id: string; name: string };
  /** Called after a job was posted; the dialog has closed already. */
  onPosted?: () => void;
}

/** Dialog for posting a job. */
export function JobPostDialog({ company, onPosted, ...dialog }: Props) {
  const { data, error, loading, refetch } = useQuery(poster);
  const [create] = useAction(createJob);
  const name = company?.name ?? data?.viewer.company?.company.name;
  const isRequired = useInMode()(false, true, 'createJob');
  const needsLogIn = isGuest(useApolloClient()) && isRequired;
  const needsCompany = isRequired && !company && data?.viewer.company === null;
  const logIn = useLogInHere('post-job');
  // The palette's dialog is above every screen, also the one that the link opens.
  const onFollow = (event: MouseEvent) => !isForBrowser(event) && dialog.onClose();
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft="job"
      title="Post a Job"
      intro={
        needsLogIn ? (
          <p>
            You're logged out.{' '}
            <PrefetchLink to={logIn} className="link" onClick={onFollow}>
              Log in
            </PrefetchLink>{' '}
            to post a job.
          </p>
        ) : needsCompany ? (
          <p>
            A job belongs to a company, and you have none yet.{' '}
            <PrefetchLink to={paths.companies()} className="link" onClick={onFollow}>
              Create a company page
            </PrefetchLink>{' '}
            first.
          </p>
        ) : name ? (
          `The job will appear under ${name}.`
        ) : (
          "Tell people what they'll work on."
        )
      }
      className="grid gap-4 sm:grid-cols-2"
      submit="Post job"
      onSubmit={(job, refusals) =>
        create({ input: { ...inputOf(job), ...(company && { companyId: company.id }) } }, refusals)
      }
      onDone={onPosted}
    >
      {error && (
        <div className="sm:col-span-2">
          <LoadError dataName="your company" retrying={loading} onRetry={() => void refetch()} />
        </div>
      )}
      <JobFields />
    </FormDialog>
  );
}
