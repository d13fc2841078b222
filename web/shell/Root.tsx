import { startTransition, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { deferred } from '../ui/deferred.tsx';
import { ReplayClicks } from '../hydration/ReplayClicks.tsx';
import { whenIdle } from '../ui/whenIdle.ts';
import { RouteFocus } from './RouteFocus.tsx';
import { followPreferences } from './preferences.ts';
import { followTheme } from './theme.ts';

const AfterPaint = deferred(() => import('./AfterPaint.tsx'), 'AfterPaint');

/**
 * Becomes true when the page has painted and is idle. What then comes is waited for, without a fallback: React shows
 * what follows a fallback, here or elsewhere, 300 ms after it at the soonest.
 */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}

/** React Router calls the first place of every document 'default': such places are told apart by their address. */
const scrollKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key;

/** What all screens have, inside the main layout and outside: it stays when one goes from the one to the other. */
export function Root() {
  const idle = useIdle();
  const { state } = useNavigation();
  useEffect(followTheme, []);
  useEffect(followPreferences, []);
  return (
    <>
      {state === 'loading' && <div className="progress" role="progressbar" aria-label="Loading" />}
      <Outlet />
      <RouteFocus />
      <ReplayClicks />
      {idle && <AfterPaint />}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
