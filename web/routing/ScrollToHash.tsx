import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { ancestorsOf, focusNearest } from '../ui/focusNearest.ts';

/** After a navigation, scrolls to the hash's element, which the router did not find yet, and focuses it or its section. */
export function ScrollToHash() {
  const { hash } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const element = hash && type === NavigationType.Push ? document.getElementById(hash.slice(1)) : null;
    if (!element) return;
    // Not at the top, the router has scrolled to the element, or the viewer has scrolled while the data loaded.
    if (scrollY === 0) element.scrollIntoView();
    focusNearest(ancestorsOf(element));
    // oxlint-disable-next-line react/exhaustive-deps -- only when the content appears: the router handles later changes
  }, []);
  return null;
}
