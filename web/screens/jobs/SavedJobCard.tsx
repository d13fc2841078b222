import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { JobApply } from '../../components/JobApply.tsx';
import { graphql } from '../../generated/gql.ts';
import type { SavedJobCard_JobFragmentDoc } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { IntentLink } from '../../routing/IntentLink.tsx';
import { Logo } from '../../ui/Logo.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment SavedJobCard_job on Job {
    id
    title
    company {
      id
      name
      logo
    }
    ...JobApply_job
  }
`);

type Job = FragmentType<typeof SavedJobCard_JobFragmentDoc>;

function SavedJob({ job }: { job: Job }) {
  const { data } = useSuspenseFragment({ fragment, fragmentName: 'SavedJobCard_job', from: job });
  const { id, title, company } = data;
  return (
    <>
      <div className="mt-3 flex gap-3">
        <Logo name={company.name} url={company.logo} className="size-9" />
        <div className="min-w-0">
          <p dir="auto" className="truncate font-semibold">
            <IntentLink to={paths.job(id)} className="rounded-sm hover:underline">
              {title}
            </IntentLink>
          </p>
          <p className="truncate text-sm text-muted">{company.name}</p>
        </div>
      </div>
      <JobApply key={id} job={data} look="soft" className="mt-3 w-full" />
    </>
  );
}

/** The saved job to which one could apply next; without any, how to get there. */
export const SavedJobCard = ({ job }: { job: Job | undefined }) => (
  <section className="card p-card" aria-labelledby="saved-job">
    <h2 id="saved-job" className="h-card">
      Apply to your saved job
    </h2>
    {job ? (
      <SavedJob job={job} />
    ) : (
      <p className="mt-1.5 text-sm text-muted">
        Save a job with its bookmark, and it waits here until you have time to apply.
      </p>
    )}
  </section>
);
