import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Nobody has led the focus to a place of the page. */
const isLost = () =>
  document.activeElement === document.body ||
  document.activeElement?.closest('[data-floating-ui-portal], [aria-modal]') !== null;

/**
 * Gives the focus back, when a modal closes, to what had it when it opened. The library would do so a moment later, from
 * wherever a new screen has led it by then, and goes by a list in which the modal's own controls stand as well.
 * `returnTo` names a better place, where what the modal shows has changed since.
 */
export function useReturnFocus(open: boolean, returnTo?: () => HTMLElement | null): void {
  const opener = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // After a menu that opened it has given the focus back, and before it goes to the first place in here.
    if (open)
      queueMicrotask(() => {
        const { activeElement } = document;
        opener.current =
          activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
      });
  }, [open]);
  const giveBack = () => {
    const better = returnTo?.();
    if (better && better !== opener.current) better.focus();
    else opener.current?.focus({ preventScroll: true });
  };
  const giveBackNow = useEffectEvent(giveBack);
  // After the page behind can have the focus again, and before a new screen takes it.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (isLost()) giveBackNow();
    };
  }, [open]);
}
