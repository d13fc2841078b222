import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { Notifications } from './Notifications.tsx';
import { NotificationsAside } from './NotificationsAside.tsx';
import { notificationSearch } from '../../searches/notificationSearch.ts';
import { ListSkeleton, PartSkeleton } from '../../ui/skeletons.tsx';

export function Component() {
  const search = useSearchState(notificationSearch);
  return (
    <Page
      art="Notifications"
      title="Notifications"
      description="News about your jobs, messages, network, sales and posts."
      subtitle="Activity on your jobs, messages, network, sales and posts"
    >
      <div className="mt-5 grid grid-cols-1 items-start gap-gutter lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[minmax(0,1fr)_20.5rem]">
        <div className="min-w-0">
          <ScreenData
            dataName="your notifications"
            skeleton={<ListSkeleton status="Loading your notifications" variant="rows" chips />}
          >
            <Notifications search={search} />
          </ScreenData>
        </div>
        {/* Without `dataName`: of the two parts, the list shows the error card. */}
        <ScreenData skeleton={<PartSkeleton cards={2} />}>
          <NotificationsAside />
        </ScreenData>
      </div>
    </Page>
  );
}
