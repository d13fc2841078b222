import { startTransition, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { deferred } from '../ui/deferred.tsx';
import { ReplayClicks } from '../hydration/ReplayClicks.tsx';
import { PageContext } from '../routing/pageContext.tsx';
import { whenIdle } from '../ui/whenIdle.ts';
import { RouteFocus } from './RouteFocus.tsx';
import { scrollPositionsKey } from '../session/storage.ts';
import { followPreferences } from '../session/preferences.ts';
import { followTheme } from '../session/theme.ts';

const AfterPaint = deferred(() => import('./AfterPaint.tsx'), 'AfterPaint');

/** Becomes true when the page is idle. In a transition, since React delays by 300 ms what replaces a fallback. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}

/**
 * Returns the key of an address in the stored scroll positions. The browser restores the first page's position earlier than
 * React Router could, so the key of the first render has none. The first history entry of every document has the key
 * 'default', so its address identifies it.
 */
function useScrollKey(): (location: Location) => string {
  const hasRendered = useRef(false);
  useEffect(() => {
    hasRendered.current = true;
  }, []);
  return useCallback(({ key, pathname, search, hash }) => {
    if (!hasRendered.current) return 'restored by the browser';
    return key === 'default' ? pathname + search + hash : key;
  }, []);
}

const progress = (
  <div
    className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-[progress_8s_var(--ease-out)_forwards] bg-accent"
    role="progressbar"
    aria-label="Loading"
  />
);

/** The parts of all screens, inside the main layout and outside. They stay mounted when the layout changes. */
export function Root() {
  const idle = useIdle();
  const { state } = useNavigation();
  // Under simulated network conditions the page requests its data itself, so a screen can suspend.
  const { requestsData } = use(PageContext);
  const scrollKey = useScrollKey();
  useEffect(followTheme, []);
  useEffect(followPreferences, []);
  return (
    <>
      {state === 'loading' && progress}
      {requestsData ? (
        <Suspense fallback={progress}>
          <Outlet />
        </Suspense>
      ) : (
        <Outlet />
      )}
      <RouteFocus />
      <ReplayClicks />
      {idle && <AfterPaint />}
      <ScrollRestoration storageKey={scrollPositionsKey} getKey={scrollKey} />
    </>
  );
}
