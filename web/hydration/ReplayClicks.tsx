import { useEffect } from 'react';

declare global {
  interface Window {
    /** The clicks that the script in the head has recorded; missing in tests. */
    clickRecorder?: { live: boolean; replay: () => void };
  }
}

/** Stands in a part of the page that comes to life by itself: what was pressed there before is pressed then. */
export function ReplayClicks({ onLive }: { onLive?: (held: false) => void }) {
  useEffect(() => {
    onLive?.(false);
    window.clickRecorder?.replay();
  }, [onLive]);
  return null;
}
