import { paths } from '../../paths.ts';
import { OwnList } from '../../lists/OwnList.tsx';
import { formatCount } from '../../ui/format.ts';
import { CompanyGrid, type Companies } from './CompanyGrid.tsx';

/** The companies that the viewer follows. */
export const FollowedCompanies = ({ companies: { nodes, totalCount } }: { companies: Companies }) => (
  <OwnList
    count={`You follow ${formatCount(totalCount, 'company', 'companies')}`}
    all={{ to: paths.companies(), label: 'All companies' }}
    empty={{
      title: "You don't follow any companies yet",
      text: 'Companies you follow will appear here.',
      action: 'Browse companies',
    }}
  >
    {nodes.length > 0 ? <CompanyGrid companies={nodes} /> : null}
  </OwnList>
);
