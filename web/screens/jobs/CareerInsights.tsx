import { useQuery } from '@apollo/client/react';
import { Check } from 'lucide-react';
import { matchingSkills, strongMatch } from '../../../schema/rules/job/match.ts';
import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { CareerInsightsQuery } from '../../generated/graphql.ts';
import { RestOfList } from '../../lists/RestOfList.tsx';
import { omitUndefined, useSearchState } from '../../lists/searchState.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { jobSearch, variablesOf } from '../../searches/jobSearch.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';

const shownSkills = 5;

/** Returns the most frequent skills with the number of jobs that require each. */
function countSkills(jobs: readonly { skills: readonly string[] }[]): [skill: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { skills } of jobs) for (const skill of skills) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, shownSkills);
}

const query = graphql(/* GraphQL */ `
  query CareerInsights($filter: JobFilter, $after: String) {
    jobs(filter: $filter, first: 100, after: $after) {
      nodes {
        id
        matchScore
        skills
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const list: PagedListOf<CareerInsightsQuery> = { query, cursor: 'after', listOf: ({ jobs }) => jobs };

interface Props {
  /** Skills on the viewer's profile. */
  skills: readonly string[];
  /** Numbers of jobs that the viewer applied to and saved. */
  applied: number;
  saved: number;
}

/** Statistics about the viewer's chances, computed from all pages of the current search. */
export function CareerInsights({ skills, applied, saved }: Props) {
  const { filter } = variablesOf(useSearchState(jobSearch));
  const variables = omitUndefined({ filter });
  const { data, loading, error, refetch } = useQuery(query, { variables });
  if (error)
    return (
      <LoadError dataName="your insights" error={error} retrying={loading} onRetry={() => void refetch()} />
    );
  if (!data) return <div className="skeleton h-64 w-64" />;
  const jobs = data.jobs.nodes;
  const requiredSkills = countSkills(jobs);
  const matchedSkills = matchingSkills(
    requiredSkills.map(([skill]) => skill),
    skills,
  );
  const strongMatches = jobs.filter(({ matchScore }) => (matchScore ?? 0) >= strongMatch).length;
  const figures = [
    [`Strong matches, ${strongMatch}/10 or more`, strongMatches],
    ['Your applications', applied],
    ['Your saved jobs', saved],
  ] as const;
  return (
    <div className="w-64 max-w-full">
      <RestOfList
        list={{ ...list, variables }}
        more={data.jobs.pageInfo.hasNextPage}
        dataName="all of the jobs"
      />
      <h3 className="card-title">My career insights</h3>
      <p className="text-sm text-muted">From the {formatCount(jobs.length, 'job')} of this search</p>
      <dl className="num mt-3 grid gap-1.5 text-sm">
        {figures.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {jobs.length > 0 && (
        <>
          <h4 className="eyebrow mt-3.5">Most wanted skills</h4>
          <ul className="num mt-1.5 grid grid-cols-1 gap-1.5 text-sm">
            {requiredSkills.map(([skill, count]) => (
              <li key={skill} className="flex items-center gap-2">
                <span className="min-w-0 truncate">{skill}</span>
                {matchedSkills.includes(skill) && (
                  <Check
                    className="size-3.5 flex-none text-accent-ink"
                    role="img"
                    aria-label="on your profile"
                  />
                )}
                <span className="ml-auto flex-none text-subtle">{formatCount(count, 'job')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
