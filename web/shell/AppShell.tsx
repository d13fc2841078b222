import { useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLoaderData } from 'react-router-dom';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { notify } from '../ui/notify.ts';
import { onDemand } from '../ui/onDemand.tsx';
import { RetryOnce } from '../ui/RetryOnce.tsx';
import { BottomBar } from './BottomBar.tsx';
import { navigationGroups } from './destinations.ts';
import { Footer } from './Footer.tsx';
import { isWelcomeDue } from './isWelcomeDue.ts';
import { ErrorPage } from './RouteError.tsx';
import { ShellOutlet } from './ShellOutlet.tsx';
import { SideBar } from './SideBar.tsx';
import { Splash } from './Splash.tsx';
import { TopBar } from './TopBar.tsx';
import { useOpenHere } from './useOpenHere.ts';
import { useNewcomer } from '../routing/useNewcomer.ts';
import { useSideBar } from './useSideBar.ts';

const SideBarSheet = onDemand(() => import('./SideBarSheet.tsx'), 'SideBarSheet');
const MobilePanel = onDemand(() => import('./MobilePanel.tsx'), 'MobilePanel');
const WelcomeDialog = onDemand(() => import('./WelcomeDialog.tsx'), 'WelcomeDialog');

/** Duration of the welcome notice, in milliseconds. */
const welcomeMs = 5_000;

/** The main layout. If its data fails to load, the error page shows until the data is requested again. */
export function AppShell() {
  const data: unknown = useLoaderData();
  return (
    <ErrorBoundary resetKeys={[data]} FallbackComponent={ErrorPage}>
      <RetryOnce>
        <Layout />
      </RetryOnce>
    </ErrorBoundary>
  );
}

/** Top bar, side bar, screen and footer, with sheets and dialogs above them. */
function Layout() {
  const sideBar = useSideBar();
  const [panelOpen, setPanelOpen] = useOpenHere();
  const [helpOpen, setHelpOpen] = useOpenHere();
  const newcomer = useNewcomer();
  const closePanels = useEffectEvent(() => {
    setPanelOpen(false);
    sideBar.closeSheet();
  });
  useEffect(() => {
    // A wide window shows the panels' content beside the page.
    const wide = matchMedia('(min-width: 48rem)');
    const close = () => {
      if (wide.matches) closePanels();
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  useEffect(() => {
    if (!isWelcomeDue()) return;
    notify({
      id: 'welcome',
      title: `Welcome to ${brand.name}`,
      description: brand.tagline,
      duration: welcomeMs,
      lowPriority: true,
    });
  }, []);
  return (
    <>
      <a
        href="#main"
        className="skip-link fixed top-2 left-2 z-60 -translate-y-[200%] rounded-md bg-inverse px-3.5 py-2 font-semibold text-inverse-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <TopBar
        sideBarOpen={sideBar.expanded}
        sheetOpen={sideBar.sheetOpen}
        onToggleSideBar={sideBar.toggle}
        mobilePanelOpen={panelOpen}
        onOpenMobilePanel={() => setPanelOpen(true)}
      />
      <noscript>
        {/* React ignores the content of `noscript` in the browser, so only the server renders it. */}
        {import.meta.env.SSR && (
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
        )}
      </noscript>
      <div className="flex">
        <SideBar open={sideBar.expanded} />
        <div className="flex min-h-[calc(100dvh-3.5rem-var(--wg-bottom-bar))] min-w-0 grow flex-col">
          <main id="main" tabIndex={-1} className="grow outline-none">
            <ShellOutlet />
          </main>
          <Footer onHelp={() => setHelpOpen(true)} />
        </div>
      </div>
      <BottomBar />
      <Splash />
      <SideBarSheet open={sideBar.sheetOpen} onClose={sideBar.closeSheet} />
      <MobilePanel open={panelOpen} onClose={() => setPanelOpen(false)} />
      <WelcomeDialog
        open={helpOpen || newcomer.here}
        onClose={() => {
          setHelpOpen(false);
          newcomer.greeted();
        }}
      />
    </>
  );
}
