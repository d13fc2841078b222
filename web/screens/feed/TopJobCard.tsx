import { ArrowRight } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Logo } from '../../ui/Logo.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment TopJobCard_job on Job {
    id
    title
    location
    salary
    matchScore
    company {
      id
      name
      logo
    }
  }
`);

/** The job with the best match score. */
export function TopJobCard({ job }: { job: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, job);
  return (
    <section className="card p-card" aria-labelledby="top-job">
      <div className="flex items-center justify-between gap-2">
        <h2 id="top-job" className="card-title">
          Top job
        </h2>
        {data.matchScore !== null && (
          <span className="badge badge-accent num">{data.matchScore}/10 match</span>
        )}
      </div>
      <div className="link-area mt-3 flex gap-3">
        <Logo name={data.company.name} url={data.company.logo} className="size-11" />
        <div className="min-w-0">
          <p className="font-semibold">
            <PrefetchLink to={paths.job(data.id)} className="stretched-link rounded-sm hover:underline">
              {data.title}
            </PrefetchLink>
          </p>
          <p className="text-sm text-muted">
            {data.company.name} · {data.location}
          </p>
          <p className="num-lg text-sm text-ink">{data.salary}</p>
        </div>
      </div>
      <PrefetchLink
        to={paths.jobs()}
        className="link mt-3 inline-flex reach min-h-6 items-center gap-1 text-sm"
      >
        See all jobs
        <ArrowRight aria-hidden className="size-3.5" />
      </PrefetchLink>
    </section>
  );
}
