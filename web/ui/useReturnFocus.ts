import { useEffect } from 'react';

/**
 * Gives the focus back to whatever had it when the dialog opened. Headless UI does so too, but remembers only what
 * had the focus since its own code was loaded, which for the first dialog is too late.
 */
export function useReturnFocus(open: boolean): void {
  useEffect(() => {
    const opener = document.activeElement;
    if (!open || !(opener instanceof HTMLElement)) return;
    return () => opener.focus({ preventScroll: true });
  }, [open]);
}
