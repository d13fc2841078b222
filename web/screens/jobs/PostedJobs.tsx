import { OwnList } from '../../lists/OwnList.tsx';
import { paths } from '../../paths.ts';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { JobList } from './JobList.tsx';
import { query } from './jobs.data.ts';
import { CardSection } from '../../ui/CardSection.tsx';

/** The jobs that the viewer posted. The search does not filter them. */
export function PostedJobs() {
  const { jobPostings } = useScreenData(query).viewer.profile;
  return (
    <CardSection id="posted-jobs" title="Jobs you posted" className="grid grid-cols-1 gap-1">
      <OwnList
        count={formatCount(jobPostings.length, 'job')}
        allLink={{ to: paths.jobs(), label: 'All jobs' }}
        empty={{
          title: 'No jobs posted yet',
          text: 'Jobs that you post will appear here with their applicants.',
          action: 'Browse jobs',
        }}
      >
        {jobPostings.length > 0 ? <JobList jobs={jobPostings.map(({ job }) => job)} /> : null}
      </OwnList>
    </CardSection>
  );
}
