import { useLayoutEffect } from 'react';
import { focusNearest, ancestorsOf } from './focusNearest.ts';

/**
 * Focuses the nearest visible ancestor when the focused control is removed or hidden, such as the button of a card. The
 * browser would reset the focus to the start of the page. It does nothing if other code, such as a closing dialog, has
 * moved the focus meanwhile.
 */
export function FocusRescue() {
  // A layout effect, so that it listens before the next event.
  useLayoutEffect(() => {
    let path: Element[] = [];
    const isLost = () => document.activeElement === document.body;
    const onFocusIn = ({ target }: FocusEvent) => {
      path = ancestorsOf(target as Element);
    };
    const rescue = () => {
      if (!isLost() || !path[0] || path[0].checkVisibility()) return;
      const lost = path;
      path = [];
      // The new focus fills `path` again, since that element may be removed next.
      focusNearest(lost);
    };
    // For a control that is hidden; `observer` handles a removed one.
    const onFocusOut = () =>
      queueMicrotask(() => {
        if (!path[0]?.isConnected || !isLost()) return;
        // A click on empty space removes the focus on purpose.
        if (path[0].checkVisibility()) path = [];
        else requestAnimationFrame(rescue);
      });
    const observer = new MutationObserver(() => {
      if (isLost() && path[0]?.isConnected === false) requestAnimationFrame(rescue);
    });
    // In the capture phase, so that it runs even if another listener stops the propagation.
    document.addEventListener('focusin', onFocusIn, true);
    document.addEventListener('focusout', onFocusOut);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocusIn, true);
      document.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, []);
  return null;
}
