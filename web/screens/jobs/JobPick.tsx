import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Logo } from '../../ui/Logo.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment JobPick_job on Job {
    id
    title
    company {
      id
      name
      logo
    }
    matchScore
    posted
  }
`);

/** A job of `JobPicks`, in a small tile. */
export function JobPick({ job }: { job: FragmentType<typeof fragment> }) {
  const { id, title, company, matchScore, posted } = useFragmentData(fragment, job);
  return (
    <li className="min-w-0 snap-start">
      <PrefetchLink
        to={paths.job(id)}
        className="flex h-full gap-3 rounded-md p-3 -outline-offset-2 hover:bg-hover max-lg:border max-lg:border-line max-lg:hover:border-line-strong lg:-mx-2 lg:p-2"
      >
        <Logo name={company.name} url={company.logo} className="size-9" />
        <span className="min-w-0">
          <span dir="auto" className="line-clamp-2 font-semibold">
            {title}
          </span>
          <span className="block truncate text-sm text-muted">{company.name}</span>
          <span className="num meta mt-1 text-xs text-subtle">
            {matchScore !== null && <span>{matchScore}/10 match</span>} <span>{posted}</span>
          </span>
        </span>
      </PrefetchLink>
    </li>
  );
}
