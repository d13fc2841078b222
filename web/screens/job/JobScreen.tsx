import { JobDetails } from '../../components/job/JobDetails.tsx';
import { paths } from '../../paths.ts';
import { DetailData } from '../../routing/DetailData.tsx';
import { NotFound } from '../../routing/NotFound.tsx';
import { Page } from '../../routing/Page.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { JobCompanyCard } from './JobCompanyCard.tsx';
import { JobHeader } from './JobHeader.tsx';
import { query } from './job.data.ts';
import { SimilarJobs } from './SimilarJobs.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';

const back = { label: 'Jobs', to: paths.jobs() };

function Job() {
  const { job, viewer } = useScreenData(query);
  if (!job)
    return (
      <NotFound
        title="Job not found"
        text="The job you're looking for doesn't exist or has been removed."
        back={{ ...back, label: 'Back to Jobs' }}
      />
    );
  const skills = viewer.isAuthenticated ? viewer.profile.skills : null;
  return (
    <Page title={`${job.title} at ${job.company.name}`} description={job.about}>
      <JobHeader job={job} back={back} />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-gutter lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="card min-w-0 p-card">
          <JobDetails job={job} viewerSkills={skills} level={2} />
        </div>
        <div className="min-w-0 lg:side-column">
          <div className="flex flex-col gap-stack">
            <JobCompanyCard company={job.company} />
            <SimilarJobs jobs={job.similar} />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** A job page: the same details as beside the list, plus the company and similar jobs. */
export const Component = () => (
  <DetailData
    noun="Job"
    description="See this job, its requirements and its benefits."
    back={back}
    skeleton={<DetailSkeleton status="Loading the job" />}
  >
    <Job />
  </DetailData>
);
