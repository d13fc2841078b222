import { useEffect } from 'react';

/**
 * Stands in a dialog's panel. When a closed dialog has faded away, Headless UI gives the focus to what had it before
 * once more, from wherever it has gone meanwhile: to a new screen, or to what the dialog has made. It stays there.
 */
export function KeepFocus() {
  useEffect(
    () => () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
      // After Headless UI, which waits for one microtask.
      queueMicrotask(() => queueMicrotask(() => activeElement.focus({ preventScroll: true })));
    },
    [],
  );
  return null;
}
