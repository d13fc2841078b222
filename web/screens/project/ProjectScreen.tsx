import { paths } from '../../paths.ts';
import { NotFound } from '../../routing/NotFound.tsx';
import { DetailData } from '../../routing/DetailData.tsx';
import { Page } from '../../routing/Page.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { ClientCard } from './ClientCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { query } from './project.data.ts';
import { ProjectHeader } from './ProjectHeader.tsx';
import { ProjectTabs } from './ProjectTabs.tsx';
import { SimilarProjects } from './SimilarProjects.tsx';
import { SubmitCard } from './SubmitCard.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';

const back = { label: 'Projects', to: paths.projects() };

function Project() {
  const { project } = useScreenData(query);
  if (!project)
    return (
      <NotFound
        title="Project Not Found"
        text="The project you're looking for doesn't exist or has been removed."
        back={{ ...back, label: 'Back to Projects' }}
      />
    );
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
