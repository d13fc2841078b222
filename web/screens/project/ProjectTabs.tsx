import type { FragmentType } from '@apollo/client';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Description } from './Description.tsx';
import { deferred } from '../../ui/deferred.ts';

// Most readers never open it. While it loads the description stays, as with everything that is gone to.
const MyProposals = deferred(() => import('./MyProposals.tsx'), 'MyProposals');

const fragment = graphql(/* GraphQL */ `
  fragment ProjectTabs_project on Project {
    id
    proposals
    ...Description_project
    ...MyProposals_project
  }
`);

const number = new Intl.NumberFormat('en-US');

/** The description, and what the viewer has proposed. */
export function ProjectTabs({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const selected = parameters.get('tab') === 'proposals' ? 'proposals' : 'description';
  return (
    <div className="min-w-0">
      <Tabs
        label="Project"
        tabs={[
          { id: 'description', label: 'Description', href: paths.project(data.id) },
          {
            id: 'proposals',
            label: `Proposals (${number.format(data.proposals)})`,
            href: paths.projectProposals(data.id),
          },
        ]}
        selected={selected}
        onSelect={({ href }) => void navigate(href, { preventScrollReset: true })}
      >
        <div className="pt-4">
          {selected === 'proposals' ? <MyProposals project={data} /> : <Description project={data} />}
        </div>
      </Tabs>
    </div>
  );
}
