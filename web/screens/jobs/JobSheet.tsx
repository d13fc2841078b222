import { useQuery } from '@apollo/client/react';
import { JobApply } from '../../components/job/JobApply.tsx';
import { JobDetails } from '../../components/job/JobDetails.tsx';
import { JobFlags } from '../../components/job/JobFlags.tsx';
import { JobMenu } from '../../components/job/JobMenu.tsx';
import { jobLocation } from '../../components/job/jobLocation.ts';
import { JobSaveButton } from '../../components/job/JobSaveButton.tsx';
import { paths } from '../../paths.ts';
import { Head } from '../../routing/Head.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { Status } from '../../routing/pageContext.tsx';
import { EmptyList } from '../../routing/EmptyList.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { NeighbourLinks } from './NeighbourLinks.tsx';
import { openJobQuery } from './openJob.ts';
import { Loading } from '../../ui/Loading.tsx';
import type { DialogState } from '../../ui/DialogButton.tsx';

interface Props extends DialogState {
  id: string;
  /** Address of the list without the open job. */
  closedAt: string;
}

const missing = {
  title: 'Job not found',
  text: "The job you're looking for doesn't exist or has been removed.",
};

/** Shows a job beside the list, with Save and Apply always visible. While open it sets the page title. */
export function JobSheet({ id, ...rest }: Props) {
  const { data, loading, error, refetch } = useQuery(openJobQuery, { variables: { id } });
  const job = data?.job;
  const sheet = {
    ...rest,
    side: 'right',
    // The button of the `JobCard` of the shown job: Previous and Next may have replaced the first one.
    returnTo: () =>
      document.querySelector<HTMLElement>(`article[aria-labelledby="${id}-title"] [aria-haspopup]`),
    className: 'w-full max-md:rounded-none md:w-[32.5rem]',
    bar: (
      <div className="flex items-center">
        <div className="min-w-0 grow">
          <ScreenData skeleton={null}>
            <NeighbourLinks id={id} />
          </ScreenData>
        </div>
        {job && <JobMenu job={job} className="btn-ghost" onHidden={rest.onClose} />}
      </div>
    ),
  } as const;
  const { open, closedAt } = rest;
  if (data && !job)
    return (
      <Sheet {...sheet} title={missing.title} titleHidden>
        {open && <Head title={missing.title} description={missing.text} canonical={null} />}
        <Status code={404} />
        <div className="grid grow content-center overflow-y-auto pb-12">
          <EmptyList
            {...missing}
            level={3}
            link={{ to: closedAt, preventScrollReset: true, children: 'Back to Jobs' }}
          />
        </div>
      </Sheet>
    );
  if (!job)
    return (
      <Sheet {...sheet} title="Job">
        {open && (
          <Head
            title="Job"
            description="See this job, its requirements and its benefits."
            canonical={paths.job(id)}
          />
        )}
        <div className="grow overflow-y-auto p-4">
          {loading && <SheetSkeleton />}
          {error && (
            <LoadError dataName="this job" error={error} retrying={loading} onRetry={() => void refetch()} />
          )}
        </div>
      </Sheet>
    );
  const { profile, isAuthenticated } = data.viewer;
  return (
    <Sheet
      {...sheet}
      title={job.title}
      media={<Logo name={job.company.name} url={job.company.logo} className="size-14" />}
      under={
        <>
          <p className="mt-0.5 break-words text-muted">
            <PrefetchLink to={paths.company(job.company.id)} className="rounded-sm hover:underline">
              {job.company.name}
            </PrefetchLink>{' '}
            <span className="text-subtle">·</span> {jobLocation(job)}
          </p>
          <div className="mt-2.5 flex flex-wrap gap-1.5 empty:hidden">
            <JobFlags job={job} />
          </div>
        </>
      }
    >
      {open && (
        <Head
          title={`${job.title} at ${job.company.name}`}
          description={job.about}
          canonical={paths.job(id)}
        />
      )}
      <div key={id} className="grow overflow-y-auto px-5 pb-6 md:px-7">
        <JobDetails job={job} viewerSkills={isAuthenticated ? profile.skills : null} level={3} />
        <PrefetchLink to={paths.job(id)} className="link mt-6 inline-block py-0.5 text-sm">
          Open the full page
        </PrefetchLink>
      </div>
      {/* `data-pinned`: notices do not cover it. */}
      <div data-pinned="" className="flex flex-none gap-2.5 border-t border-line px-5 py-4 md:px-7">
        <JobSaveButton job={job} variant="text" />
        <JobApply job={job} className="grow" />
      </div>
    </Sheet>
  );
}

const SheetSkeleton = () => (
  <Loading status="Loading the job" className="grid gap-5">
    <div className="skeleton h-22" />
    <div className="skeleton h-24" />
    <div className="skeleton h-40" />
    <div className="skeleton h-32" />
  </Loading>
);
