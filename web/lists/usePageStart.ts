import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** History state of a link to a numbered page, or to the complete list from an empty one: scrolls and focuses. */
export const scrollToList = 'to-page';
/** History state of a link that moves the focus to the list without scrolling. */
export const focusList = 'to-start';

/** Returns a ref for a list's heading with `tabIndex={-1}`. A link to a page scrolls to it and focuses it; Back does not. */
export function usePageStart<T extends HTMLElement>(): RefObject<T | null> {
  const start = useRef<T>(null);
  const { key, state } = useLocation();
  const navigation = useNavigationType();
  const handledKey = useRef(key); // A list that appears takes no focus: `RouteFocus` handles a new screen.
  useEffect(() => {
    if (handledKey.current === key) return;
    handledKey.current = key;
    if (navigation !== NavigationType.Push || (state !== scrollToList && state !== focusList)) return;
    start.current?.focus({ preventScroll: true });
    if (state === scrollToList) start.current?.scrollIntoView({ block: 'start' });
  }, [key, state, navigation]);
  return start;
}
