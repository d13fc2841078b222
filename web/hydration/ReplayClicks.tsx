import { useEffect } from 'react';

declare global {
  interface Window {
    /** The clicks that the script in the head has recorded; missing in tests. */
    clickRecorder?: { isRootHydrated: boolean; replay: () => void };
  }
}

/** Repeats the recorded clicks once the part of the page around it is hydrated. */
export function ReplayClicks({ onHydrated }: { onHydrated?: (isPending: false) => void }) {
  useEffect(() => {
    onHydrated?.(false);
    window.clickRecorder?.replay();
  }, [onHydrated]);
  return null;
}
