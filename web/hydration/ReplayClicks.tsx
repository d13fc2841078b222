import { useEffect } from 'react';
import { replayEarly } from './servedControls.ts';

/** Repeats the recorded clicks, and lost input, once the part of the page around it is hydrated or rendered again. */
export function ReplayClicks({ setPending }: { setPending?: (isPending: false) => void }) {
  useEffect(() => {
    setPending?.(false);
    replayEarly();
  }, [setPending]);
  return null;
}
