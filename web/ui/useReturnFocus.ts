import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ancestorsOf, focusNearest } from './focusNearest.ts';

/** Whether no element of the page behind the modal has the focus. */
const isLost = () =>
  document.activeElement === document.body ||
  document.activeElement?.closest('[data-floating-ui-portal], [aria-modal]') !== null;

/**
 * Returns the focus to the opener when a modal closes, to the element of `returnTo`, or to the removed opener's nearest
 * visible ancestor. `FloatingFocusManager` would do it later, when a new screen may have the focus, and may choose the
 * modal's own controls.
 */
export function useReturnFocus(open: boolean, returnTo?: () => HTMLElement | null): void {
  /** The opener and its ancestors. */
  const path = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    // In a microtask: after a menu that opened the modal has returned the focus, and before the modal takes it.
    if (open)
      queueMicrotask(() => {
        const { activeElement } = document;
        path.current = activeElement === document.body ? [] : ancestorsOf(activeElement);
      });
  }, [open]);
  const returnFocus = () => {
    const override = returnTo?.();
    if (override && override !== path.current[0]) override.focus();
    else focusNearest(path.current);
  };
  const returnFocusOnClose = useEffectEvent(returnFocus);
  // In an effect: after the page behind is focusable again, and before a new screen takes the focus.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (isLost()) returnFocusOnClose();
      // A modal that is removed while it is open leaves the page inert until its own clean-up.
      requestAnimationFrame(() => document.activeElement === document.body && focusNearest(path.current));
    };
  }, [open]);
}
