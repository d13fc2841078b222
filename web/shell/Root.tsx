import { startTransition, Suspense, use, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { deferred } from '../ui/deferred.tsx';
import { ReplayClicks } from '../hydration/ReplayClicks.tsx';
import { PageContext } from '../routing/pageContext.tsx';
import { whenIdle } from '../ui/whenIdle.ts';
import { RouteFocus } from './RouteFocus.tsx';
import { followPreferences } from '../session/preferences.ts';
import { followTheme } from '../session/theme.ts';

const AfterPaint = deferred(() => import('./AfterPaint.tsx'), 'AfterPaint');

/**
 * Becomes true when the page has painted and is idle. The update is a transition, so that no fallback shows: React
 * delays content after any fallback by at least 300 ms.
 */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}

/** React Router gives the first history entry of every document the key 'default', so the address identifies it. */
const scrollKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key;

const progress = <div className="progress" role="progressbar" aria-label="Loading" />;

/** The parts of all screens, inside the main layout and outside. They stay mounted when the layout changes. */
export function Root() {
  const idle = useIdle();
  const { state } = useNavigation();
  const { requestsData } = use(PageContext);
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
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
