import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { JobApply } from '../../components/job/JobApply.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Logo } from '../../ui/Logo.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment SavedJob_job on Job {
    id
    title
    company {
      id
      name
      logo
    }
    ...JobApply_job
  }
`);

export type SavedJobRef = FragmentType<typeof fragment>;

/** The first saved job without an application, for JobsSide. `key` resets the Apply button when another job replaces it. */
export function SavedJob({ job }: { job: SavedJobRef }) {
  const data = useFragmentData(fragment, job);
  const { id, title, company } = data;
  return (
    <>
      <div className="link-area mt-3 flex gap-3">
        <Logo name={company.name} url={company.logo} className="size-9" />
        <div className="min-w-0">
          <p dir="auto" className="font-semibold">
            <PrefetchLink
              to={paths.job(id)}
              className="stretched-link block truncate rounded-sm hover:underline"
            >
              {title}
            </PrefetchLink>
          </p>
          <p className="truncate text-sm text-muted">{company.name}</p>
        </div>
      </div>
      <JobApply key={id} job={data} variant="soft" className="mt-3 w-full" />
    </>
  );
}
