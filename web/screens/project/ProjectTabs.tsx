import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { tabs } from '../../lists/searchFields.ts';
import { defineSearch, useSearchState } from '../../lists/searchState.ts';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { Description } from './Description.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { formatInteger } from '../../../schema/rules/numbers.ts';

// Loaded on demand, because most visits never open it. While it loads, the description stays, as in every navigation.
const MyProposals = deferred(() => import('./MyProposals.tsx'), 'MyProposals');
const ReceivedProposals = deferred(() => import('./ReceivedProposals.tsx'), 'ReceivedProposals');

const fragment = graphql(/* GraphQL */ `
  fragment ProjectTabs_project on Project {
    id
    proposals
    ...Description_project
    viewerIsClient
    ...MyProposals_project
    ...ReceivedProposals_project
  }
`);

const projectPageSearch = defineSearch('/projects/:id', { tab: tabs('description', 'proposals') });

/** Tabs with the description and the proposals: for the client those received, for others their own. */
export function ProjectTabs({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const { tab: selected } = useSearchState(projectPageSearch);
  const hrefOf = (tab: typeof selected) => projectPageSearch.address({ tab }, paths.project(data.id));
  return (
    <div className="min-w-0">
      <LinkTabs
        label="Project"
        tabs={[
          { id: 'description', label: 'Description', href: hrefOf('description') },
          {
            id: 'proposals',
            label: `Proposals (${formatInteger(data.proposals)})`,
            href: hrefOf('proposals'),
          },
        ]}
        selected={selected}
      >
        <div className="pt-4">
          {selected !== 'proposals' ? (
            <Description project={data} />
          ) : data.viewerIsClient ? (
            <ReceivedProposals project={data} />
          ) : (
            <MyProposals project={data} />
          )}
        </div>
      </LinkTabs>
    </div>
  );
}
