import { paths } from '../../paths.ts';
import { OwnList } from '../../lists/OwnList.tsx';
import { ownPageSize } from '../../lists/pages.ts';
import { usePages } from '../../lists/usePages.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { companySearch } from '../../searches/companySearch.ts';
import { CompanyGrid, type Companies } from './CompanyGrid.tsx';

export const FollowedCompanies = ({ companies: { nodes, totalCount } }: { companies: Companies }) => (
  <OwnList
    count={`You follow ${formatCount(totalCount, 'company', 'companies')}`}
    allLink={{ to: paths.companies(), label: 'All companies' }}
    pager={{ label: 'Followed companies', ...usePages(companySearch, totalCount, ownPageSize) }}
    empty={{
      title: "You don't follow any companies yet",
      text: 'Companies you follow will appear here.',
      action: 'Browse companies',
    }}
  >
    {nodes.length > 0 ? <CompanyGrid companies={nodes} /> : null}
  </OwnList>
);
