import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { Chips } from '../../ui/Chips.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment OwnProjectCard_ownProject on OwnProject {
    id
    project {
      id
    }
    title
    description
    techStack
    status
    completion
    lastUpdated
    collaborators
  }
`);

/** A project of a person, with its progress. */
export function OwnProjectCard({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const { id, title, completion, techStack } = data;
  const done = data.status === 'COMPLETED';
  return (
    <article className="card card-link link-area flex h-full flex-col p-4" aria-labelledby={`${id}-title`}>
      <div className="flex items-start justify-between gap-2">
        <h3 id={`${id}-title`} dir="auto" className="line-clamp-2 min-w-0 font-semibold break-words">
          {title}
        </h3>
        <span className={`badge flex-none ${done ? 'badge-positive' : 'badge-info'}`}>
          {done ? 'Completed' : 'In Progress'}
        </span>
      </div>
      <p dir="auto" className="mt-1 line-clamp-2 text-sm break-words text-muted">
        {data.description}
      </p>
      <Chips words={techStack.slice(0, 4)} label="Technologies" className="mt-2.5" />
      <div className="mt-auto pt-3">
        <p className="num flex items-baseline justify-between gap-2 text-sm text-muted">
          <span>{formatCount(data.collaborators, 'collaborator')}</span>
          <span className="font-semibold text-ink">{completion}%</span>
        </p>
        <svg
          role="img"
          aria-label={`${completion}% done`}
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          className="mt-1.5 h-1.5 w-full overflow-hidden rounded-full bg-fill"
        >
          <rect width={completion} height="4" className="fill-accent" />
        </svg>
        <p className="mt-1.5 text-xs text-subtle">Updated {data.lastUpdated.toLowerCase()}</p>
        <PrefetchLink
          to={paths.project(data.project.id)}
          aria-label={`View Details: ${title}`}
          className="stretched-link link mt-1 inline-flex min-h-11 items-center font-medium md:min-h-8"
        >
          View Details
        </PrefetchLink>
      </div>
    </article>
  );
}
