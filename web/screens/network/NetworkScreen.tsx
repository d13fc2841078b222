import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { SearchForm } from '../../lists/SearchForm.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { NetworkList } from './NetworkList.tsx';
import { networkSearch } from '../../searches/networkSearch.ts';
import { NetworkSummaryCard } from './NetworkSummaryCard.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';

const tabs = [
  { id: 'connections', label: 'Connections' },
  { id: 'invitations', label: 'Invitations' },
  { id: 'messages', label: 'Messages' },
] as const;

/** The viewer's connections, invitations and messages. */
export function Component() {
  const search = useSearchState(networkSearch);
  const searchLabel = `Search ${tabs.find(({ id }) => id === search.tab)!.label}`;
  return (
    <Page
      art="Network"
      title="Network"
      description="Your connections, pending invitations and conversations."
      subtitle="Manage your connections, invitations and messages"
    >
      <div className="mt-5 grid grid-cols-1 items-start gap-gutter lg:grid-cols-[16.5rem_minmax(0,1fr)]">
        <div className="min-w-0 lg:side-column">
          {/* Without `dataName`: of the two parts, the list shows the error card. */}
          <ScreenData skeleton={<div className="skeleton h-44.5 max-md:h-50.5 rounded-lg!" aria-hidden />}>
            <NetworkSummaryCard />
          </ScreenData>
        </div>
        <div className="min-w-0">
          <LinkTabs
            label="Network"
            tabs={tabs.map((tab) => ({
              ...tab,
              href: networkSearch.address({ tab: tab.id, company: search.company }),
            }))}
            selected={search.tab}
          >
            <div className="grid grid-cols-1 gap-4 pt-5">
              {/* The key drops words that are typed but not submitted, since they are for the other tab. */}
              <SearchForm key={search.tab} search={networkSearch} label="Network" keep={['tab', 'company']}>
                <div className="flex gap-2">
                  <SearchField label={searchLabel} defaultValue={search.q} className="grow" />
                  <button type="submit" className="btn btn-outline">
                    Search
                  </button>
                </div>
              </SearchForm>
              <ScreenData
                dataName="your network"
                skeleton={
                  <ListSkeleton
                    status="Loading your network"
                    variant={search.tab === 'connections' ? 'cards' : 'rows'}
                  />
                }
              >
                <NetworkList search={search} />
              </ScreenData>
            </div>
          </LinkTabs>
        </div>
      </div>
    </Page>
  );
}
