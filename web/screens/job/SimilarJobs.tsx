import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { CardSection } from '../../ui/CardSection.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment SimilarJob_job on Job {
    id
    title
    location
    salary
    viewerIsPoster
    company {
      id
      name
      logo
    }
  }
`);

function SimilarJob({ job }: { job: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, job);
  return (
    <li>
      <PrefetchLink to={paths.job(data.id)} className="-mx-2 flex gap-3 rounded-md px-2 py-2 hover:bg-hover">
        <Logo name={data.company.name} url={data.company.logo} className="size-9" />
        <span className="min-w-0">
          <span dir="auto" className="block font-semibold break-words">
            {data.title}
          </span>
          {data.viewerIsPoster && <span className="badge badge-info">Your posting</span>}
          <span className="block text-sm break-words text-muted">
            {data.company.name} · {data.location}
          </span>
          <span className="num-lg block text-sm break-words text-muted">{data.salary}</span>
        </span>
      </PrefetchLink>
    </li>
  );
}

/** Renders nothing without similar jobs. */
export function SimilarJobs({ jobs }: { jobs: readonly ({ id: string } & FragmentType<typeof fragment>)[] }) {
  if (jobs.length === 0) return null;
  return (
    <CardSection id="similar-jobs" title="Similar jobs" className="card p-card pb-3">
      <ul className="mt-1.5 grid grid-cols-1 gap-0.5">
        {jobs.map((job) => (
          <SimilarJob key={job.id} job={job} />
        ))}
      </ul>
    </CardSection>
  );
}
