import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { ancestorsOf, focusNearest } from '../ui/focusNearest.ts';

/**
 * Scrolls to the element that the address names, after a navigation to it, and focuses its section. The router scrolls
 * before the screen's data arrives, when the element does not exist yet.
 */
export function ScrollToHash() {
  const { hash } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const element = hash && type === NavigationType.Push ? document.getElementById(hash.slice(1)) : null;
    if (!element) return;
    if (scrollY === 0) element.scrollIntoView();
    focusNearest(ancestorsOf(element));
    // oxlint-disable-next-line react/exhaustive-deps -- only when the content appears: the router handles later changes
  }, []);
  return null;
}
