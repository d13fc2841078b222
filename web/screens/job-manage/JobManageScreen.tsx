import { listOf } from '../../../schema/rules/choices.ts';
import { applicationStages } from '../../../schema/rules/job/choices.ts';
import { RestOfList } from '../../lists/RestOfList.tsx';
import { SortLinks } from '../../lists/SortLinks.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { paths } from '../../paths.ts';
import { DetailData } from '../../routing/DetailData.tsx';
import { DetailHeader } from '../../routing/DetailHeader.tsx';
import { NotFound } from '../../routing/NotFound.tsx';
import { Page } from '../../routing/Page.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { applicantSearch, sortLabels } from '../../searches/applicantSearch.ts';
import { EmptyList } from '../../routing/EmptyList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { ApplicantCard } from './ApplicantCard.tsx';
import { filterApplications } from './applicants.ts';
import { applicationsTo, query } from './job-manage.data.ts';
import { PostingActions } from './PostingActions.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';

const stages = [{ id: 'all', label: 'All', value: undefined } as const, ...listOf(applicationStages)]; // ids of the address

function Manage() {
  const { job } = useScreenData(query);
  const search = useSearchState(applicantSearch);
  const applications = job?.applications; // null unless the viewer has posted the job
  if (!job || !applications)
    return (
      <NotFound
        title="Posting not found"
        text={
          job
            ? `Only the person who posted ${job.title} can manage it.`
            : "The posting you're looking for doesn't exist or has been removed."
        }
        back={
          job ? { label: 'Open the job', to: paths.job(job.id) } : { label: 'Back to Jobs', to: paths.jobs() }
        }
      />
    );
  const path = paths.manageJob(job.id);
  const addressOf = (state: Partial<typeof search>) => applicantSearch.address({ ...search, ...state }, path);
  const shown = filterApplications(applications.nodes, search);
  // Counts the loaded applications; `RestOfList` loads the others.
  const countOf = (status: string | undefined) =>
    applications.nodes.filter((application) => !status || application.status === status).length;
  return (
    <Page title={`Manage ${job.title}`} description={`The applicants for ${job.title}.`}>
      <DetailHeader
        art={job.company.name}
        back={{ label: 'Job', to: paths.job(job.id) }}
        title={job.title}
        actions={<PostingActions job={job} />}
      >
        <p className="num mt-1 break-words text-muted">
          {job.company.name} · {job.isOpen ? 'Open' : 'Closed'} · Posted {job.posted.toLowerCase()}
        </p>
      </DetailHeader>
      <section className="mt-6" aria-labelledby="applicants">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="applicants" className="card-title num">
            {formatCount(job.applicants, 'applicant')}
          </h2>
          <SortLinks labels={sortLabels} selected={search.sort} addressOf={(sort) => addressOf({ sort })} />
        </div>
        <LinkTabs
          label="Stage"
          variant="chips"
          tabs={stages.map(({ id, label, value }) => ({
            id,
            label,
            amount: countOf(value),
            href: addressOf({ stage: id }),
          }))}
          selected={search.stage}
        >
          <div className="grid grid-cols-1 gap-stack pt-4">
            {shown.length > 0 ? (
              <ul className="grid grid-cols-1 gap-stack" aria-label="Applicants">
                {shown.map((application) => (
                  <li key={application.id} id={application.id} className="min-w-0 scroll-mt-20">
                    <ApplicantCard application={application} />
                  </li>
                ))}
              </ul>
            ) : (
              <div className="card">
                {applications.totalCount === 0 ? (
                  <EmptyState
                    level={3}
                    title="No applicants yet"
                    text="Applicants will appear here with their match, message and résumé."
                  />
                ) : (
                  <EmptyList
                    level={3}
                    title="No applicants in this stage"
                    text="Move applicants with the select on their card."
                    link={{ to: addressOf({ stage: 'all' }), children: 'Show all applicants' }}
                  />
                )}
              </div>
            )}
            <RestOfList
              list={applicationsTo(job.id)}
              more={applications.pageInfo.hasNextPage}
              dataName="the other applicants"
            />
          </div>
        </LinkTabs>
      </section>
    </Page>
  );
}

/** The poster's screen of a job: its applicants with their stages. */
export const Component = () => (
  <DetailData
    noun="Posting"
    description="The applicants for your posting."
    back={{ label: 'Jobs', to: paths.jobs() }}
    skeleton={<ListSkeleton status="Loading the applicants" variant="stack" chips />}
  >
    <Manage />
  </DetailData>
);
