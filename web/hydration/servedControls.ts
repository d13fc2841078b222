import type { FormControl } from './earlyInput.ts';

/*
 * When something other than React changes the server's markup before hydration, such as a translator or an extension,
 * React discards that markup and renders the part again. `lostInput.ts` then repeats in the new elements what the user has
 * entered and clicked.
 */

export interface ServedControls {
  /** In their order. */
  readonly all: readonly HTMLElement[];
  /** The fields that React has replaced, and whose input is not repeated yet. */
  readonly lost: Set<FormControl>;
  readonly focused: Element | null;
}

declare global {
  interface Window {
    /** The clicks that the script in the head has recorded; missing in tests. */
    clickRecorder?: {
      isRootHydrated: boolean;
      replay: (replacementOf: (control: HTMLElement) => HTMLElement | undefined) => void;
    };
  }
}

let served: ServedControls | undefined;
let lostInput: typeof import('./lostInput.ts') | undefined;

/** Records the controls of the server's markup; runs right before the page hydrates. */
export function recordControls(): void {
  const all = [...document.querySelectorAll<HTMLElement>('input, textarea, select, button, [data-press]')];
  served = { all, lost: new Set(), focused: document.activeElement };
}

/** Forgets the controls; runs when the user has left the first screen. */
export const forgetControls = (): void => (served = undefined);

/** Repeats the recorded clicks and the lost input whose controls are hydrated or rendered again. */
export function replayEarly(): void {
  const now = served;
  if (now) lostInput?.replayInput(now);
  window.clickRecorder?.replay((control) => now && lostInput?.findReplacement(control, now));
}

/** React calls this when it has rendered a part again. The page works, so this is no error. */
export async function onRecoverableError(error: unknown): Promise<void> {
  console.warn(error);
  for (const control of served?.all ?? [])
    if (!control.isConnected && !(control instanceof HTMLButtonElement))
      served?.lost.add(control as FormControl);
  lostInput ??= await import('./lostInput.ts');
  replayEarly();
}
