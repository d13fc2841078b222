import { useEffect } from 'react';

declare global {
  interface Window {
    /** What the script in the head keeps of presses; missing in tests. */
    presses?: { live: boolean; replay: () => void };
  }
}

/** Stands in a part of the page that comes to life by itself: what was pressed there before is pressed then. */
export function ReplayPresses({ onLive }: { onLive?: (held: false) => void }) {
  useEffect(() => {
    onLive?.(false);
    window.presses?.replay();
  }, [onLive]);
  return null;
}
