import { paths } from '../../paths.ts';
import { OwnList } from '../../lists/OwnList.tsx';
import { ownPageSize, pagesOf } from '../../lists/pages.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { companySearch, type CompanySearch } from '../../searches/companySearch.ts';
import { CompanyGrid, type Companies } from './CompanyGrid.tsx';

interface Props {
  companies: Companies;
  search: CompanySearch;
}

/** The companies that the viewer follows. */
export const FollowedCompanies = ({ companies: { nodes, totalCount }, search }: Props) => (
  <OwnList
    count={`You follow ${formatCount(totalCount, 'company', 'companies')}`}
    allLink={{ to: paths.companies(), label: 'All companies' }}
    pager={{
      label: 'Followed companies',
      ...pagesOf(totalCount, ownPageSize, search.page),
      to: (page) => companySearch.address({ ...search, page }),
    }}
    empty={{
      title: "You don't follow any companies yet",
      text: 'Companies you follow will appear here.',
      action: 'Browse companies',
    }}
  >
    {nodes.length > 0 ? <CompanyGrid companies={nodes} /> : null}
  </OwnList>
);
