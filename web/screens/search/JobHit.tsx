import { jobTypeChoices } from '../../../schema/generated/job.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { jobLocation } from '../../components/job/jobLocation.ts';
import { JobSaveButton } from '../../components/job/JobSaveButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/Logo.tsx';
import { HitRow } from './HitRow.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment JobHit_job on Job {
    id
    title
    company {
      id
      name
      logo
    }
    location
    workplace
    type
    salary
    posted
    postedAt
    viewerHasApplied
    viewerIsPoster
    ...JobSaveButton_job
  }
`);

export function JobHit({ job }: { job: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, job);
  const { id, title, company } = data;
  return (
    <HitRow
      to={paths.job(id)}
      lead={<Logo name={company.name} url={company.logo} className="size-12" />}
      title={title}
      text={[company.name, jobLocation(data)]}
      facts={
        <>
          {data.salary && <span className="font-semibold text-ink">{data.salary}</span>}
          <span>{jobTypeChoices[data.type].label}</span>
          <time dateTime={data.postedAt}>{data.posted}</time>
          {data.viewerHasApplied && <span>Applied</span>}
          {data.viewerIsPoster && <span>Your posting</span>}
        </>
      }
      // Renders nothing for an own job that is not saved.
      action={<JobSaveButton job={data} variant="icon" />}
    />
  );
}
