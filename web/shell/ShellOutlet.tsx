import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { HydrationBoundary } from '../hydration/HydrationBoundary.tsx';
import { deferred } from '../ui/deferred.tsx';
import { useIsLive } from '../routing/pageContext.tsx';
import { useShellData } from '../routing/useShellData.ts';

const LoggedOutScreen = deferred(() => import('./LoggedOutScreen.tsx'), 'LoggedOutScreen');

/** The screens that show only what belongs to the viewer, by path, and what they show. */
const ownScreens: Readonly<Record<string, string>> = {
  [paths.messages()]: 'your messages',
  [paths.notifications()]: 'your notifications',
  [paths.dashboard]: 'your dashboard',
  [paths.library()]: 'your library',
  [paths.network()]: 'your network',
  [paths.orders()]: 'your orders',
  [paths.profile()]: 'your profile',
  [paths.settings()]: 'your settings',
};

/** Further ones in live mode, by route. In a simulated tab everybody can try to create products. */
const ownLiveScreens: typeof ownScreens = {
  [paths.creatorDashboard()]: 'your products',
  '/creator-dashboard/edit/:id': 'your products',
  '/jobs/:id/manage': 'your postings',
};
const ownLiveScreen = (path: string) =>
  Object.entries(ownLiveScreens).find(([route]) => matchPath(route, path))?.[1];

/** The screen. After a logout, an own screen of the viewer asks to log in, also when Back leads to it. */
export function ShellOutlet() {
  const { isAuthenticated } = useShellData().viewer;
  const isLive = useIsLive();
  const path = useLocation().pathname.replace(/\/$/, '');
  const what = ownScreens[path] ?? (isLive ? ownLiveScreen(path) : undefined);
  if (isAuthenticated || what === undefined) return <Outlet />;
  return (
    <HydrationBoundary>
      <LoggedOutScreen what={what} />
    </HydrationBoundary>
  );
}
