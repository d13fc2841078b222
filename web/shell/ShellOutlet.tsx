import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { HydrationBoundary } from '../hydration/HydrationBoundary.tsx';
import { deferred } from '../ui/deferred.tsx';
import { useShellData } from './useShellData.ts';

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

/** The screen. After a logout, an own screen of the viewer asks to log in, also when Back leads to it. */
export function ShellOutlet() {
  const { isAuthenticated } = useShellData().viewer;
  const what = ownScreens[useLocation().pathname.replace(/\/$/, '')];
  if (isAuthenticated || what === undefined) return <Outlet />;
  return (
    <HydrationBoundary>
      <LoggedOutScreen what={what} />
    </HydrationBoundary>
  );
}
