import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { keepFocusState } from '../routing/useFocusOnArrival.ts';

/**
 * Focuses the main part after a navigation to another screen and announces the screen's title to screen readers. The
 * first page, a change of filters, a link within the page and the state `keepFocusState` do not move the focus.
 */
export function RouteFocus() {
  const { pathname, hash, state } = useLocation();
  const keepsFocus = (state as Partial<typeof keepFocusState> | null)?.keepFocus === true;
  const last = useRef(pathname);
  const announcer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!hash && !keepsFocus) document.getElementById('main')?.focus({ preventScroll: true });
    // React sets the screen's title one frame later.
    const frame = requestAnimationFrame(() => {
      if (announcer.current) announcer.current.textContent = document.title;
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, keepsFocus]);
  return <p ref={announcer} className="sr-only" role="status" />;
}
