import { useEffect } from 'react';
import { replacementOf, replayInput } from './lostInput.ts';

declare global {
  interface Window {
    /** The clicks that the script in the head has recorded; missing in tests. */
    clickRecorder?: {
      isRootHydrated: boolean;
      replay: (replacementOf: (control: HTMLElement) => HTMLElement | undefined) => void;
    };
  }
}

/** Repeats the recorded clicks, and lost input, once the part of the page around it is hydrated or rendered again. */
export function ReplayClicks({ onHydrated }: { onHydrated?: (isPending: false) => void }) {
  useEffect(() => {
    onHydrated?.(false);
    replayInput();
    window.clickRecorder?.replay(replacementOf);
  }, [onHydrated]);
  return null;
}
