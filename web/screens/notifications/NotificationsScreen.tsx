import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useSearchState } from '../../routing/searchState.ts';
import { Notifications } from './Notifications.tsx';
import { notificationSearch } from './notificationSearch.ts';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';

/** What has happened that concerns the viewer. */
export function Component() {
  const search = useSearchState(notificationSearch);
  return (
    <Page
      art="Notifications"
      title="Notifications"
      description="What has happened to your jobs, messages, network, sales and posts."
      heading="Notifications"
      subtitle="What has happened that concerns you"
    >
      <div className="mt-5 max-w-[52rem]">
        <ScreenData what="your notifications" skeleton={<NotificationsSkeleton />}>
          <Notifications search={search} />
        </ScreenData>
      </div>
    </Page>
  );
}
