import { Plus, Rss } from 'lucide-react';
import { useId } from 'react';
import { CardResults } from '../../lists/CardResults.tsx';
import { FilterButton } from '../../lists/FilterButton.tsx';
import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { useFilters } from '../../lists/useFilters.ts';
import { CompanyCard } from '../../components/company/CompanyCard.tsx';
import { CardList } from '../../ui/CardList.tsx';
import type { CompaniesScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { NothingFound } from '../../lists/NothingFound.tsx';
import { OwnList } from '../../lists/OwnList.tsx';
import { ownPageSize } from '../../lists/pages.ts';
import { SortSelect } from '../../lists/SortSelect.tsx';
import { usePages } from '../../lists/usePages.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { OwnContent } from '../../routing/OwnContent.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { query } from './companies.data.ts';
import { CompanyFilters } from './CompanyFilters.tsx';
import { companyFilterGroups } from './companyFilterGroups.ts';
import {
  companySearch,
  industryTabs,
  pageSize,
  sortLabels,
  type CompanySearch,
} from '../../searches/companySearch.ts';
import { ListSkeleton } from '../../ui/skeletons.tsx';

const CreateCompanyDialog = onDemand(() => import('./CreateCompanyDialog.tsx'), 'CreateCompanyDialog');

const FollowedCompanies = ({ nodes, totalCount }: CompaniesScreenQuery['companies']) => (
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
    {nodes.length > 0 ? (
      <CardList items={nodes} card={(company, eager) => <CompanyCard company={company} eager={eager} />} />
    ) : null}
  </OwnList>
);

function Companies({ search, form }: { search: CompanySearch; form: string }) {
  const { companies, companyFilterOptions } = useScreenData(query);
  if (search.following === 'only')
    return (
      <OwnContent what="the companies you follow">
        <FollowedCompanies {...companies} />
      </OwnContent>
    );
  return (
    <CardResults
      label="Companies"
      found={companies}
      count={formatCount(companies.totalCount, 'company', 'companies') + (search.q && ` for '${search.q}'`)}
      search={companySearch}
      pageSize={pageSize}
      groups={companyFilterGroups(companyFilterOptions, search)}
      card={(company, eager) => <CompanyCard company={company} eager={eager} />}
      empty={<NothingFound title="No companies found" resetTo={paths.companies()} />}
    >
      <PrefetchLink to={paths.companies({ following: 'only' })} className="btn btn-ghost" preventScrollReset>
        <Rss aria-hidden strokeWidth={1.75} />
        Followed
      </PrefetchLink>
      <SortSelect form={form} sort={search.sort} labels={sortLabels} />
    </CardResults>
  );
}

/** A tab before the industries. It exists only while the followed companies are listed. */
const followedTab = { id: 'followed', label: 'Followed', href: companySearch.address({ following: 'only' }) };

/** Companies by industry: search, filters, the followed companies and a form that creates a company page. */
export function Component() {
  const search = useSearchState(companySearch);
  const filters = useFilters(companySearch);
  const formId = useId();
  const onlyFollowed = search.following === 'only';
  const firstPage = companySearch.fromStart(search); // Without `following`, so that a tab leaves the followed companies.
  return (
    <Page
      art="Companies"
      title="Companies"
      description="Browse companies by industry and see their people, open positions and updates."
      subtitle="Discover companies, follow their updates and see open roles"
      actions={
        <>
          {!onlyFollowed && <FilterButton filters={filters} />}
          <DialogButton
            className="btn btn-primary"
            Dialog={CreateCompanyDialog}
            dialog={{}} // No props besides `open` and `onClose`.
            acrossLogIn="create-company" // The name by which it opens again after a guest's log-in.
          >
            <Plus aria-hidden strokeWidth={1.75} />
            Create Company Page
          </DialogButton>
        </>
      }
    >
      <CompanyFilters form={formId} filters={filters} />
      <div className="mt-4">
        <LinkTabs
          label="Industries"
          tabs={[
            ...(onlyFollowed ? [followedTab] : []),
            ...industryTabs.map((tab) => ({
              ...tab,
              href: companySearch.address({ ...firstPage, industry: tab.id }),
            })),
          ]}
          selected={onlyFollowed ? followedTab.id : search.industry}
        >
          <div className="pt-5">
            <ScreenData
              dataName="the companies"
              skeleton={<ListSkeleton status="Loading companies" variant="cards" few={onlyFollowed} />}
            >
              <Companies search={search} form={formId} />
            </ScreenData>
          </div>
        </LinkTabs>
      </div>
    </Page>
  );
}
