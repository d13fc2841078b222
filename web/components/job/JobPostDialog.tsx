import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState, type MouseEvent } from 'react';
import { createCompanyPage } from '../../actions/createCompany.ts';
import { createJob } from '../../actions/jobPosting.ts';
import { useAction } from '../../actions/useAction.ts';
import { isGuest } from '../../apollo/isGuest.ts';
import { graphql } from '../../generated/gql.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { useLogInHere } from '../../routing/useLogInHere.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { isForBrowser } from '../../ui/isForBrowser.ts';
import { CompanyFields } from '../company/CompanyFields.tsx';
import { companyForm, inputOf as companyInput } from '../company/companyForm.ts';
import { JobFields } from './JobFields.tsx';
import { inputOf, jobForm } from './jobForm.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

/** The company for which the viewer posts jobs. `viewer.company` is the viewer's role there, null without a company. */
const posterQuery = graphql(/* GraphQL */ `
  query JobPoster {
    viewer {
      id
      company {
        id
        company {
          id
          name
        }
      }
    }
  }
`);

interface Props extends DialogState {
  /** The company that the job is posted for; by default the viewer's. */
  company?: { id: string; name: string };
  /** Called after a job was posted; the dialog has closed already. */
  onPosted?: () => void;
}

/** The form to post a job. In live mode, a viewer without a company first creates the company's page. */
export function JobPostDialog({ company, onPosted, ...props }: Props) {
  const { data, error, loading, refetch } = useQuery(posterQuery);
  const [create] = useAction(createJob);
  const [createPage] = useAction(createCompanyPage);
  const [created, setCreated] = useState<Props['company']>();
  const employer = company ?? created;
  const name = employer?.name ?? data?.viewer.company?.company.name;
  const isLive = useIsLive();
  const needsLogIn = isGuest(useApolloClient()) && isLive;
  const needsCompany = isLive && !needsLogIn && !employer && data?.viewer.company === null;
  // After the log-in, `useOpenAcrossLogIn('post-job')` of the caller opens the dialog again.
  const logIn = useLogInHere('post-job');
  // Closes the dialog, since the command palette renders it above every screen, also the one that the link opens.
  const onFollow = (event: MouseEvent) => !isForBrowser(event) && props.onClose();
  const dialog = { ...props, title: 'Post a Job', className: 'grid gap-4 sm:grid-cols-2' };
  // Both steps are the same dialog in the same place, so that it stays open between them.
  if (needsCompany)
    return (
      <FormDialog
        {...dialog}
        form={companyForm}
        draft="company"
        intro="A job belongs to a company, and you have none yet. Create its page, then describe the job."
        submit="Create page and continue"
        onSubmit={async (values, submission) => {
          const result = await createPage({ input: companyInput(values) }, submission);
          if (result?.company) setCreated({ id: result.company.id, name: values.name });
          return result;
        }}
        staysOpen
      >
        <CompanyFields />
      </FormDialog>
    );
  return (
    <FormDialog
      {...dialog}
      form={jobForm}
      draft="job"
      intro={
        needsLogIn ? (
          <p>
            You're logged out.{' '}
            <PrefetchLink to={logIn} className="link" onClick={onFollow}>
              Log in
            </PrefetchLink>{' '}
            to post a job.
          </p>
        ) : name ? (
          `The job will appear under ${name}.`
        ) : (
          "Tell people what they'll work on."
        )
      }
      submit="Post job"
      onSubmit={(job, submission) =>
        create({ input: { ...inputOf(job), ...(employer && { companyId: employer.id }) } }, submission)
      }
      onDone={onPosted}
    >
      {error && (
        <div className="sm:col-span-2">
          <LoadError
            dataName="your company"
            error={error}
            retrying={loading}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      <JobFields />
    </FormDialog>
  );
}
