import { ArrowRight } from 'lucide-react';
import { JobDetails } from '../../components/job/JobDetails.tsx';
import { paths } from '../../paths.ts';
import { DetailData } from '../../routing/DetailData.tsx';
import { DetailNotFound } from '../../routing/DetailNotFound.tsx';
import { Page } from '../../routing/Page.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { JobHeader } from './JobHeader.tsx';
import { query } from './job.data.ts';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { CardSection } from '../../ui/CardSection.tsx';
import { employeesOf } from '../../../schema/rules/company/employees.ts';
import { formatInteger } from '../../../schema/rules/numbers.ts';

const companyCardFragment = graphql(/* GraphQL */ `
  fragment JobCompanyCard_company on Company {
    id
    name
    logo
    industry
    location
    description
    size
    employeeCount
    openPositions
  }
`);

function JobCompanyCard({ company }: { company: FragmentType<typeof companyCardFragment> }) {
  const data = useFragmentData(companyCardFragment, company);
  const facts = [
    ['Industry', data.industry],
    ['Location', data.location],
    ['Employees', employeesOf(data)], // '142', or the size band '100-250' if the number is unknown.
    ['Open positions', formatInteger(data.openPositions)],
  ].filter(([, value]) => value);
  return (
    <CardSection id="job-company" title="About the company">
      <div className="mt-3 flex items-center gap-3">
        <Logo name={data.name} url={data.logo} className="size-11" />
        <p className="min-w-0 font-semibold break-words">{data.name}</p>
      </div>
      <p dir="auto" className="mt-3 text-sm break-words text-muted">
        {data.description}
      </p>
      <dl className="num mt-4 grid gap-1.5 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="flex-none text-muted">{term}</dt>
            <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <PrefetchLink
        to={paths.company(data.id)}
        className="link mt-3 inline-flex reach min-h-6 items-center gap-1 text-sm"
      >
        View company
        <ArrowRight aria-hidden className="size-3.5" />
      </PrefetchLink>
    </CardSection>
  );
}

const similarJobFragment = graphql(/* GraphQL */ `
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

type SimilarJobRef = FragmentType<typeof similarJobFragment>;

function SimilarJob({ job }: { job: SimilarJobRef }) {
  const data = useFragmentData(similarJobFragment, job);
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

function SimilarJobs({ jobs }: { jobs: readonly ({ id: string } & SimilarJobRef)[] }) {
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

const back = { label: 'Jobs', to: paths.jobs() };

function Job() {
  const { job, viewer } = useScreenData(query);
  if (!job) return <DetailNotFound noun="Job" back={back} />;
  const skills = viewer.isAuthenticated ? viewer.profile.skills : null; // A guest sees no match.
  return (
    <Page title={`${job.title} at ${job.company.name}`} description={job.about}>
      <JobHeader job={job} back={back} />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-gutter lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="card min-w-0 p-card">
          <JobDetails job={job} viewerSkills={skills} level={2} />
        </div>
        <div className="min-w-0 lg:side-column">
          <div className="flex flex-col gap-stack">
            <JobCompanyCard company={job.company} />
            <SimilarJobs jobs={job.similarJobs} />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** A job page: the same details as beside the list, plus the company and similar jobs. */
export const Component = () => (
  <DetailData
    noun="Job"
    description="See this job, its requirements and its benefits."
    back={back}
    skeleton={<DetailSkeleton status="Loading the job" />}
  >
    <Job />
  </DetailData>
);
