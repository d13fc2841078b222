import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The history state of a press on a page's number, or on what brings an empty list back. */
export const toPage = 'to-page';
/** The history state of a press that leads the keyboard to the list and leaves the eyes where they are. */
export const toStart = 'to-start';

/**
 * For the heading of a list with numbered pages: a page that was asked for begins there, for the eyes and for the
 * keyboard. Back finds the old place instead. The heading needs `tabIndex={-1}`.
 */
export function usePageStart<T extends HTMLElement>(): RefObject<T | null> {
  const start = useRef<T>(null);
  const { key, state } = useLocation();
  const navigation = useNavigationType();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (navigation !== NavigationType.Push || (state !== toPage && state !== toStart)) return;
    start.current?.focus({ preventScroll: true });
    if (state === toPage) start.current?.scrollIntoView({ block: 'start' });
  }, [key, state, navigation]);
  return start;
}
