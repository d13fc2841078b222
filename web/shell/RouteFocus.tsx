import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of a way between tabs that have paths of their own. */
export const keepingFocus = { keepFocus: true };

/**
 * After going to another screen the focus stands at its beginning and screen readers hear its title. The first
 * page, the same screen with other filters, a place within the page, and a way that says so (`keepingFocus`) keep the
 * focus where it is.
 */
export function RouteFocus() {
  const { pathname, hash, state } = useLocation();
  const keeps = (state as Partial<typeof keepingFocus> | null)?.keepFocus === true;
  const last = useRef(pathname);
  const announcer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!hash && !keeps) document.getElementById('main')?.focus({ preventScroll: true });
    // The title is the screen's own; it is there one frame later.
    const frame = requestAnimationFrame(() => {
      if (announcer.current) announcer.current.textContent = document.title;
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, keeps]);
  return <p ref={announcer} className="sr-only" role="status" />;
}
