import { brand } from '../../brand.ts';
import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { deferred } from '../../ui/deferred.tsx';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { query } from './settings.data.ts';
import { settingsSearch, tabLabels, type SettingsTab } from '../../searches/settingsSearch.ts';
import { FormSkeleton } from '../../ui/skeletons.tsx';

const ProfileSettings = deferred(() => import('./ProfileSettings.tsx'), 'ProfileSettings');
const NotificationSettings = deferred(() => import('./NotificationSettings.tsx'), 'NotificationSettings');
const PrivacySettings = deferred(() => import('./PrivacySettings.tsx'), 'PrivacySettings');
const BillingSettings = deferred(() => import('./BillingSettings.tsx'), 'BillingSettings');
const AppearanceSettings = deferred(() => import('./AppearanceSettings.tsx'), 'AppearanceSettings');

function Settings({ tab }: { tab: SettingsTab }) {
  const { settings, billingPlans } = useScreenData(query);
  if (tab === 'notifications') return <NotificationSettings settings={settings} />;
  if (tab === 'privacy') return <PrivacySettings settings={settings} />;
  if (tab === 'billing') return <BillingSettings settings={settings} plans={billingPlans} />;
  if (tab === 'appearance') return <AppearanceSettings settings={settings} />;
  return <ProfileSettings settings={settings} />;
}

/** The viewer's settings, in five tabs of one address. */
export function Component() {
  const { tab } = useSearchState(settingsSearch);
  return (
    <Page
      art="Settings"
      title="Settings"
      description={`Your profile, notifications, privacy, billing and how ${brand.name} looks.`}
      subtitle="Manage your account and preferences"
    >
      <div className="mt-4">
        <LinkTabs
          label="Settings"
          tabs={(Object.keys(tabLabels) as SettingsTab[]).map((id) => ({
            id,
            label: tabLabels[id],
            href: settingsSearch.address({ tab: id }),
          }))}
          selected={tab}
        >
          <div className="pt-5">
            <ScreenData dataName="your settings" skeleton={<FormSkeleton status="Loading your settings" />}>
              <Settings tab={tab} />
            </ScreenData>
          </div>
        </LinkTabs>
      </div>
    </Page>
  );
}
