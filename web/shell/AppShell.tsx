import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router-dom';
import { brand } from '../brand.ts';
import { notify } from '../ui/notify.ts';
import { onDemand } from '../ui/onDemand.tsx';
import { untilLoaded } from '../ui/untilLoaded.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import { Footer } from './Footer.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { SideBar } from './SideBar.tsx';
import { Splash } from './Splash.tsx';
import { followTheme } from './theme.ts';
import { TopBar } from './TopBar.tsx';
import { useSideBar } from './useSideBar.ts';

const AfterPaint = lazy(async () => ({
  default: (await untilLoaded(() => import('./AfterPaint.tsx'))).AfterPaint,
}));
const SideBarSheet = onDemand(async () => (await import('./SideBarSheet.tsx')).SideBarSheet);
const MobilePanel = onDemand(async () => (await import('./MobilePanel.tsx')).MobilePanel);
const WelcomeDialog = onDemand(async () => (await import('./WelcomeDialog.tsx')).WelcomeDialog);

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
  const { key } = useLocation();
  // Open for this entry of the history only: any link followed closes the panel, and so does Back.
  const [panelAt, setPanelAt] = useState<string | null>(null);
  const panelOpen = panelAt === key;
  // Forgotten elsewhere, or coming back to this entry would open it again.
  if (panelAt !== null && !panelOpen) setPanelAt(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const idle = useIdle();
  const { state } = useNavigation();
  useEffect(followTheme, []);
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
        onOpenMobilePanel={() => setPanelAt(key)}
      />
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
      <Suspense>{idle && <AfterPaint />}</Suspense>
      <SideBarSheet open={sideBar.sheetOpen} onClose={sideBar.closeSheet} />
      <MobilePanel open={panelOpen} onClose={() => setPanelAt(null)} />
      <WelcomeDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
