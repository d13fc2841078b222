import { Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { deferred } from '../ui/deferred.tsx';
import { notify } from '../ui/notify.ts';
import { onDemand } from '../ui/onDemand.tsx';
import { ReplayPresses } from '../ui/ReplayPresses.tsx';
import { whenIdle } from '../ui/whenIdle.ts';
import { navigationGroups } from './destinations.ts';
import { Footer } from './Footer.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { SideBar } from './SideBar.tsx';
import { Splash } from './Splash.tsx';
import { followTheme } from './theme.ts';
import { TopBar } from './TopBar.tsx';
import { useOpenHere } from './useOpenHere.ts';
import { useSideBar } from './useSideBar.ts';

const AfterPaint = deferred(() => import('./AfterPaint.tsx'), 'AfterPaint');
const SideBarSheet = onDemand(() => import('./SideBarSheet.tsx'), 'SideBarSheet');
const MobilePanel = onDemand(() => import('./MobilePanel.tsx'), 'MobilePanel');
const WelcomeDialog = onDemand(() => import('./WelcomeDialog.tsx'), 'WelcomeDialog');

/** How long the welcome notice stays, in milliseconds. */
const welcomeMs = 5_000;

/** Becomes true when the page has painted and is idle. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

/** React Router calls the first place of every document 'default': such places are told apart by their address. */
const scrollKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key;

/** Top bar, side bar, screen and footer, and what floats above them. */
export function AppShell() {
  const sideBar = useSideBar();
  const [panelOpen, setPanelOpen] = useOpenHere();
  const [helpOpen, setHelpOpen] = useOpenHere();
  const idle = useIdle();
  const { state } = useNavigation();
  useEffect(followTheme, []);
  useEffect(() => {
    // A window that has become wide shows for itself what they hold.
    const wide = matchMedia('(min-width: 48rem)');
    const close = () => {
      setPanelOpen(false);
      sideBar.closeSheet();
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  });
  useEffect(() => {
    void notify({
      id: 'welcome',
      title: `Welcome to ${brand.name}`,
      description: brand.tagline,
      duration: welcomeMs,
    });
  }, []);
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {state === 'loading' && <div className="progress" role="progressbar" aria-label="Loading" />}
      <TopBar
        sideBarOpen={sideBar.expanded || sideBar.sheetOpen}
        onToggleSideBar={sideBar.toggle}
        mobilePanelOpen={panelOpen}
        onOpenMobilePanel={() => setPanelOpen(true)}
      />
      <noscript>
        <nav aria-label="Screens" className="flex flex-wrap border-b border-line bg-surface px-2 md:px-12">
          {[
            { label: 'Network', to: paths.network() },
            ...navigationGroups.flatMap(({ links }) => [...links]),
          ].map(({ label, to }) => (
            <a key={to} className="nav-item" href={to}>
              {label}
            </a>
          ))}
        </nav>
      </noscript>
      <div className="flex">
        <SideBar open={sideBar.expanded} />
        <div className="flex min-h-[calc(100dvh-3.5rem)] min-w-0 grow flex-col">
          <main id="main" tabIndex={-1} className="grow outline-none">
            <Outlet />
          </main>
          <Footer onHelp={() => setHelpOpen(true)} />
        </div>
      </div>
      <Splash />
      <RouteFocus />
      <ReplayPresses />
      <Suspense>{idle && <AfterPaint />}</Suspense>
      <SideBarSheet open={sideBar.sheetOpen} onClose={sideBar.closeSheet} />
      <MobilePanel open={panelOpen} onClose={() => setPanelOpen(false)} />
      <WelcomeDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
