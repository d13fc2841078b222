import { useQuery } from '@apollo/client/react';
import { JobApply } from '../../components/job/JobApply.tsx';
import { JobDetails } from '../../components/job/JobDetails.tsx';
import { JobFlags } from '../../components/job/JobFlags.tsx';
import { placeOf } from '../../components/job/jobLabels.ts';
import { JobSaveButton } from '../../components/job/JobSaveButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

const query = graphql(/* GraphQL */ `
  query JobSheet($id: ID!) {
    job(id: $id) {
      id
      title
      location
      workplace
      company {
        id
        name
        logo
      }
      ...JobFlags_job
      ...JobDetails_job
      ...JobSaveButton_job
      ...JobApply_job
      ...JobCard_job
    }
    viewer {
      id
      profile {
        id
        skills
      }
    }
  }
`);

interface Props {
  id: string;
  open: boolean;
  onClose: () => void;
}

/** A job beside the list: everything about it, with Save and Apply always in reach. */
export function JobSheet({ id, open, onClose }: Props) {
  const { data, loading, error, refetch } = useQuery(query, { variables: { id } });
  const job = data?.job;
  const sheet = {
    open,
    onClose,
    side: 'right',
    className: 'w-full max-md:rounded-none md:w-[32.5rem]',
  } as const;
  if (!job)
    return (
      <Sheet {...sheet} title={data ? 'Job not found' : 'Job'}>
        <div className="grow overflow-y-auto p-5 md:px-7">
          {loading && <SheetSkeleton />}
          {error && <LoadError what="this job" retrying={loading} onRetry={() => void refetch()} />}
          {data && (
            <p className="text-muted">The job you're looking for doesn't exist or has been removed.</p>
          )}
        </div>
      </Sheet>
    );
  const { profile } = data.viewer;
  return (
    <Sheet
      {...sheet}
      title={job.title}
      lead={<Logo name={job.company.name} url={job.company.logo} className="size-14" />}
      under={
        <>
          <p className="mt-0.5 break-words text-muted">
            <PrefetchLink to={paths.company(job.company.id)} className="rounded-sm hover:underline">
              {job.company.name}
            </PrefetchLink>{' '}
            <span className="text-subtle">·</span> {placeOf(job)}
          </p>
          <div className="mt-2.5 flex flex-wrap gap-1.5 empty:hidden">
            <JobFlags job={job} />
          </div>
        </>
      }
    >
      <div className="grow overflow-y-auto px-5 pb-6 md:px-7">
        <JobDetails job={job} viewerSkills={profile.skills} level={3} />
        <PrefetchLink to={paths.job(id)} className="link mt-6 inline-block py-0.5 text-sm">
          Open the full page
        </PrefetchLink>
      </div>
      <div data-pinned="" className="flex flex-none gap-2.5 border-t border-line px-5 py-4 md:px-7">
        <JobSaveButton job={job} variant="text" />
        <JobApply job={job} className="grow" />
      </div>
    </Sheet>
  );
}

/** The final shape of what comes. */
const SheetSkeleton = () => (
  <div className="grid gap-5" aria-busy>
    <span className="sr-only" role="status">
      Loading the job
    </span>
    <div className="skeleton h-22" />
    <div className="skeleton h-24" />
    <div className="skeleton h-40" />
    <div className="skeleton h-32" />
  </div>
);
