import { ArrowLeft } from 'lucide-react';
import { JobDetails } from '../../components/job/JobDetails.tsx';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { NotFound } from '../../routing/NotFound.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { JobCompanyCard } from './JobCompanyCard.tsx';
import { JobHeader } from './JobHeader.tsx';
import { JobSkeleton } from './JobSkeleton.tsx';
import { query } from './job.data.ts';
import { SimilarJobs } from './SimilarJobs.tsx';

function Job() {
  const { job, viewer } = useScreenData(query);
  if (!job)
    return (
      <NotFound
        title="Job not found"
        text="The job you're looking for doesn't exist or has been removed."
        back={{ label: 'Back to Jobs', to: paths.jobs() }}
      />
    );
  const { skills, jobPostings } = viewer.profile;
  const own = jobPostings.some(({ id }) => id === job.id);
  return (
    <div className="mx-auto max-w-[79rem] px-3 py-5 md:px-6 md:py-6">
      <title>{`${job.title} at ${job.company.name} · ${brand.name}`}</title>
      <PrefetchLink to={paths.jobs()} className="btn btn-sm btn-ghost -ml-2.5">
        <ArrowLeft aria-hidden />
        Jobs
      </PrefetchLink>
      <div className="mt-2 grid grid-cols-1 items-start gap-x-10 gap-y-gutter lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="card min-w-0">
          <JobHeader job={job} own={own} />
          <div className="border-t border-line p-card md:p-6">
            <JobDetails job={job} viewerSkills={skills} own={own} level={2} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-stack lg:sticky lg:top-20">
          <JobCompanyCard company={job.company} />
          <SimilarJobs jobs={job.similar} />
        </div>
      </div>
    </div>
  );
}

/** A job on its own page, as it also stands beside the list, with its company and similar jobs. */
export const Component = () => (
  <ScreenData what="this job" skeleton={<JobSkeleton />}>
    <Job />
  </ScreenData>
);
