import { jobTypeChoices } from '../../../schema/generated/job.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatInteger, pluralize } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment PostingCard_jobPosting on JobPosting {
    id
    job {
      id
      posted
      viewerIsPoster
      isOpen
    }
    title
    company
    location
    type
    salary
    postedDate
    applications
  }
`);

/** A job posting. The link leads to the job's page, which has Manage for the poster; the count leads to the applicants. */
export function PostingCard({ posting }: { posting: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, posting);
  const { id, title, applications, job } = data;
  const linkText = job.viewerIsPoster ? 'Manage' : 'View Details';
  const count = (
    <>
      <span className="font-semibold text-ink">{formatInteger(applications)}</span>{' '}
      {pluralize(applications, 'application')}
    </>
  );
  return (
    <article className="card card-link link-area flex h-full flex-col p-4" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} dir="auto" className="line-clamp-2 font-semibold break-words">
        {title}
      </h3>
      <p dir="auto" className="mt-1 text-sm break-words text-muted">
        {[data.company, data.location, jobTypeChoices[data.type].label, data.salary]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!job.isOpen && <span className="mt-2 badge badge-neutral self-start">Closed</span>}
      <div className="mt-auto pt-3">
        <p className="num flex items-baseline justify-between gap-2 text-sm text-muted">
          {job.viewerIsPoster ? (
            <PrefetchLink to={paths.manageJob(job.id)} className="link reach">
              {count}
            </PrefetchLink>
          ) : (
            <span>{count}</span>
          )}
          <time dateTime={data.postedDate}>{job.posted}</time>
        </p>
        <PrefetchLink
          to={paths.job(job.id)}
          aria-label={`${linkText}: ${title}`}
          className="stretched-link link mt-1 inline-flex min-h-11 items-center font-medium md:min-h-8"
        >
          {linkText}
        </PrefetchLink>
      </div>
    </article>
  );
}
