import { paths } from '../../paths.ts';
import { DetailNotFound } from '../../routing/DetailNotFound.tsx';
import { DetailData } from '../../routing/DetailData.tsx';
import { Page } from '../../routing/Page.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { ClientCard } from './ClientCard.tsx';
import { query } from './project.data.ts';
import { ProjectHeader } from './ProjectHeader.tsx';
import { ProjectTabs } from './ProjectTabs.tsx';
import { SubmitCard } from './SubmitCard.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { projectExperienceChoices, paymentTypeChoices } from '../../../schema/generated/project.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { Fact } from './Fact.tsx';
import { CardSection } from '../../ui/CardSection.tsx';
import { useIsLive } from '../../routing/pageContext.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';

const similarProjectsFragment = graphql(/* GraphQL */ `
  fragment SimilarProjects_project on Project {
    id
    similarProjects(first: 3) {
      id
      title
      budget
      paymentType
      postedDate
      postedAgo
    }
  }
`);

/** Up to three projects that require the same skills. */
function SimilarProjects({ project }: { project: FragmentType<typeof similarProjectsFragment> }) {
  const data = useFragmentData(similarProjectsFragment, project);
  if (data.similarProjects.length === 0) return null;
  return (
    <CardSection id="similar" title="Similar Projects" className="card px-card pt-card pb-2">
      <ul className="divide mt-1">
        {data.similarProjects.map(({ id, title, budget, paymentType, postedDate, postedAgo }) => (
          <li key={id} className="link-area py-3">
            <PrefetchLink
              to={paths.project(id)}
              dir="auto"
              className="rounded-sm font-semibold break-words stretched-link hover:underline"
            >
              {title}
            </PrefetchLink>
            <p className="meta num mt-1 text-sm text-muted">
              {budget && <span className="num-lg text-ink">{budget}</span>}
              <span>{paymentTypeChoices[paymentType].label}</span>
              <time dateTime={postedDate}>{postedAgo}</time>
            </p>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

const activityCardFragment = graphql(/* GraphQL */ `
  fragment ActivityCard_project on Project {
    id
    activity {
      proposalCount
      interviewCount
      sentInvitationCount
      lastViewed
      lastViewedAt
    }
  }
`);

function ActivityCard({ project }: { project: FragmentType<typeof activityCardFragment> }) {
  const data = useFragmentData(activityCardFragment, project);
  const { proposalCount, interviewCount, sentInvitationCount, lastViewed, lastViewedAt } = data.activity;
  // Live mode does not store views, so null means 'unknown' there; in simulated mode it means 'never'.
  const isViewKnown = !useIsLive() || lastViewedAt !== null;
  const figures = [
    ['Proposals', proposalCount],
    ['Interviewing', interviewCount],
    ['Invites sent', sentInvitationCount],
  ] as const;
  return (
    <CardSection id="activity" title="Activity">
      <dl className="num mt-3 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="num-lg mt-0.5 text-xl">{figure}</dd>
          </div>
        ))}
        {isViewKnown && (
          <div>
            <dt className="text-sm text-muted">Last viewed by the client</dt>
            <dd className="mt-2 font-semibold">
              {lastViewedAt ? <time dateTime={lastViewedAt}>{lastViewed}</time> : 'Not yet'}
            </dd>
          </div>
        )}
      </dl>
    </CardSection>
  );
}

const detailsCardFragment = graphql(/* GraphQL */ `
  fragment DetailsCard_project on Project {
    id
    proposals
    projectDetails {
      experience
      projectLength
      workload
    }
  }
`);

/** Required experience, length, weekly hours and number of proposals. */
function DetailsCard({ project }: { project: FragmentType<typeof detailsCardFragment> }) {
  const data = useFragmentData(detailsCardFragment, project);
  const { experience, projectLength, workload } = data.projectDetails;
  return (
    <CardSection id="details" title="Project Details">
      <dl className="num mt-3 grid gap-2 text-sm">
        <Fact term="Experience">{projectExperienceChoices[experience].label}</Fact>
        {projectLength && <Fact term="Project length">{projectLength}</Fact>}
        {workload && <Fact term="Hours per week">{workload}</Fact>}
        <Fact term="Proposals">{data.proposals}</Fact>
      </dl>
    </CardSection>
  );
}

const back = { label: 'Projects', to: paths.projects() };

function Project() {
  const { project } = useScreenData(query);
  if (!project) return <DetailNotFound noun="Project" back={back} title="Project Not Found" />;
  return (
    <Page title={project.title} description={project.description}>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr]">
        <ProjectHeader project={project} back={back} />
        {/* Rendered before the side column loads, so that the layout does not shift. */}
        <div className="grid min-w-0 grid-cols-1 gap-stack max-lg:order-2 lg:col-start-1 lg:row-start-2">
          <ProjectTabs key={project.id} project={project} />
          <ActivityCard project={project} />
        </div>
        {/* Below 1024 px, the proposal card comes before the description and the other cards after it. */}
        <div className="min-w-0 max-lg:contents lg:side-column lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="max-lg:contents lg:grid lg:grid-cols-1 lg:gap-stack">
            <div className="max-lg:order-1">
              <SubmitCard key={project.id} project={project} />
            </div>
            <div className="grid grid-cols-1 gap-stack max-lg:order-3">
              <ClientCard project={project} />
              <DetailsCard project={project} />
              <SimilarProjects project={project} />
            </div>
          </div>
        </div>
      </div>
    </Page>
  );
}

export const Component = () => (
  <DetailData
    noun="Project"
    description="See this freelance project, its budget and its client."
    back={back}
    skeleton={<DetailSkeleton status="Loading project" />}
  >
    <Project />
  </DetailData>
);
