import { useEffect } from 'react';
import { replayEarly } from './servedControls.ts';

/** Repeats the recorded clicks, and lost input, once the part of the page around it is hydrated or rendered again. */
export function ReplayClicks({ onHydrated }: { onHydrated?: (isPending: false) => void }) {
  useEffect(() => {
    onHydrated?.(false);
    replayEarly();
  }, [onHydrated]);
  return null;
}
