import { ProjectCard } from '../../components/project/ProjectCard.tsx';
import { paths } from '../../paths.ts';
import { ListCount } from '../../lists/ListCount.tsx';
import { OwnList } from '../../lists/OwnList.tsx';
import { RestOfList } from '../../lists/RestOfList.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { OwnContent } from '../../routing/OwnContent.tsx';
import { EmptyList } from '../../routing/EmptyList.tsx';
import { CardList } from '../../ui/CardList.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { OwnProposal } from './OwnProposal.tsx';
import { lists, query } from './projects.data.ts';

/** The sentence of the Saved Jobs tab (statement PL-15). */
const savedText = 'Saved projects will be displayed here.';

/** Saved projects of the viewer below the tab's sentence, or an empty state with it. */
function Saved() {
  const { nodes, totalCount, pageInfo } = useScreenData(query).savedProjects;
  if (nodes.length === 0)
    return (
      <EmptyList
        card
        title="Saved Jobs"
        text={savedText}
        link={{ to: paths.projects(), className: 'btn btn-outline', children: 'Browse projects' }}
      />
    );
  return (
    <section aria-labelledby="saved-projects" className="grid grid-cols-1 gap-stack">
      <p className="text-muted">{savedText}</p>
      <div>
        <h2 id="saved-projects" className="card-title">
          Saved projects
        </h2>
        <ListCount count={formatCount(totalCount, 'project')} />
      </div>
      <CardList
        className="grid grid-cols-1 gap-stack"
        items={nodes}
        card={(project) => <ProjectCard project={project} />}
      />
      <RestOfList list={lists.saved} more={pageInfo.hasNextPage} dataName="the other saved projects" />
    </section>
  );
}

/** The proposals that the viewer has sent. The search does not filter them. */
function Proposals() {
  const { nodes, totalCount, pageInfo } = useScreenData(query).proposals;
  return (
    <OwnList
      count={`${formatCount(totalCount, 'proposal')} sent`}
      allLink={{ to: paths.projects(), label: 'All projects' }}
      empty={{
        title: 'No proposals yet',
        text: 'Your proposals will appear here with their status.',
        action: 'Browse projects',
      }}
    >
      {nodes.length > 0 ? (
        <>
          <ul aria-label="Your proposals" className="grid grid-cols-1 gap-3">
            {nodes.map((proposal) => (
              <OwnProposal key={proposal.id} proposal={proposal} />
            ))}
          </ul>
          <RestOfList list={lists.proposals} more={pageInfo.hasNextPage} dataName="the other proposals" />
        </>
      ) : null}
    </OwnList>
  );
}

export const OwnProjects = ({ list }: { list: 'saved' | 'proposals' }) => (
  <OwnContent what={list === 'saved' ? 'your saved projects' : 'your proposals'}>
    {list === 'saved' ? <Saved /> : <Proposals />}
  </OwnContent>
);
