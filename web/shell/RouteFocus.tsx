import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After going to another screen the focus stands at its beginning and screen readers hear its title. The first
 * page, the same screen with other filters, and a place within the page keep the focus where it is.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  const announcer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true });
    // The title is the screen's own; it is there one frame later.
    const frame = requestAnimationFrame(() => {
      if (announcer.current) announcer.current.textContent = document.title;
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);
  return <p ref={announcer} className="sr-only" role="status" />;
}
