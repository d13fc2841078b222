import { Rss } from 'lucide-react';
import { paths } from '../../paths.ts';
import type { FilterGroup } from '../../lists/filterGroups.ts';
import { NothingFound } from '../../lists/NothingFound.tsx';
import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { ResultBar } from '../../lists/ResultBar.tsx';
import { SortSelect } from '../../lists/SortSelect.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { CompanyCard } from '../../components/company/CompanyCard.tsx';
import type { CompaniesScreenQuery } from '../../generated/graphql.ts';
import { CardList } from '../../ui/CardList.tsx';
import { companySearch, pageSize, sortLabels, type CompanySearch } from '../../searches/companySearch.ts';

interface Props {
  companies: CompaniesScreenQuery['companies'];
  groups: readonly FilterGroup[];
  search: CompanySearch;
  /** Id of the search form. */
  form: string;
}

export function CompanyResults({ companies: { nodes, totalCount }, groups, search, form }: Props) {
  const pager = usePages(companySearch, totalCount, pageSize);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ResultBar
        count={formatCount(totalCount, 'company', 'companies') + (search.q && ` for '${search.q}'`)}
        pager={pager}
        search={companySearch}
        groups={groups}
        clears={nodes.length > 0}
      >
        <PrefetchLink
          to={paths.companies({ following: 'only' })}
          className="btn btn-ghost"
          preventScrollReset
        >
          <Rss aria-hidden strokeWidth={1.75} />
          Followed
        </PrefetchLink>
        <SortSelect form={form} sort={search.sort} labels={sortLabels} />
      </ResultBar>
      {nodes.length > 0 ? (
        <CardList items={nodes} card={(company, eager) => <CompanyCard company={company} eager={eager} />} />
      ) : (
        <NothingFound title="No companies found" resetTo={paths.companies()} />
      )}
      <Pagination label="Companies" {...pager} />
    </div>
  );
}
