import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the element that the address names, after a navigation to it. The router does so before the screen's data
 * arrives, when the element does not exist yet.
 */
export function ScrollToHash() {
  const { hash } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (hash && type === NavigationType.Push && scrollY === 0)
      document.getElementById(hash.slice(1))?.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-deps -- only when the content appears: the router handles later changes
  }, []);
  return null;
}
