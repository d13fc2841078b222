import { jobTypeChoices } from '../../../schema/generated/job.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import type { CompanyPositions_CompanyFragment } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment CompanyPositions_company on Company {
    id
    openPositions
    jobs {
      id
      job {
        id
        posted
        viewerIsPoster
        viewerHasApplied
      }
      title
      location
      department
      type
      remote
      applications
    }
  }
`);

type Position = CompanyPositions_CompanyFragment['jobs'][number];

/** Adds 'Remote' unless the location already begins with it. */
const factsOf = ({ department, location, remote, type }: Position) => [
  department,
  location,
  ...(remote && !location.startsWith('Remote') ? ['Remote'] : []),
  jobTypeChoices[type].label,
];

function linkOf({ title, job: { id, viewerIsPoster, viewerHasApplied } }: Position) {
  if (viewerIsPoster)
    return { to: paths.manageJob(id), text: 'Manage', name: `Manage: ${title}`, variant: 'btn-outline' };
  const to = paths.job(id);
  return viewerHasApplied
    ? { to, text: 'View Details', name: `View Details: ${title}`, variant: 'btn-outline' }
    : { to, text: 'Apply', name: `Apply for ${title}`, variant: 'btn-soft' };
}

export function CompanyPositions({ company }: { company: FragmentType<typeof fragment> }) {
  const { openPositions, jobs } = useFragmentData(fragment, company);
  return (
    <section aria-labelledby="positions" className="card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-card">
        <div>
          <h2 id="positions" className="card-title">
            Open Positions
          </h2>
          <p className="text-sm text-muted">
            {openPositions > 0
              ? `${formatCount(openPositions, 'role')} open`
              : 'No open positions right now.'}
          </p>
        </div>
        <PrefetchLink to={paths.jobs()} className="link reach py-1">
          View All Jobs
        </PrefetchLink>
      </div>
      <ul>
        {jobs.map((position) => {
          const { to, text, name, variant } = linkOf(position);
          return (
            <li
              key={position.id}
              className="link-area flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-card py-3.5 last:rounded-b-lg hover:bg-hover"
            >
              <div className="min-w-0 flex-1 basis-56">
                <h3 className="font-semibold break-words">{position.title}</h3>
                <p className="text-sm break-words text-muted">{factsOf(position).join(' · ')}</p>
              </div>
              <p className="num text-sm text-subtle max-md:grow">
                {formatCount(position.applications, 'application')} · {position.job.posted}
              </p>
              <PrefetchLink to={to} className={`stretched-link btn btn-sm ${variant}`} aria-label={name}>
                {text}
              </PrefetchLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
