import type { FormControl } from './earlyInput.ts';
import { earlyValue } from './earlyValue.ts';

/*
 * When something other than React changes the server's markup before hydration, such as a translator or an extension,
 * React discards that markup and renders the part again. This module then repeats in the new elements what the user has
 * entered and clicked, in the task in which React replaces the old ones: a key pressed meanwhile reaches the new field.
 */

declare global {
  interface Window {
    /** The clicks that the script in the head has recorded; missing in tests. */
    clickRecorder?: {
      isRootHydrated: boolean;
      replay: (replacementOf: (control: HTMLElement) => HTMLElement | undefined) => void;
    };
  }
}

/** The controls of the server's markup in their order. A field that React has replaced takes the index of the old one. */
let controls: HTMLElement[] = [];
/** The fields that React has replaced, and whose input is not repeated yet. */
const lost = new Set<FormControl>();
/** The last element that had the focus. */
let focused: EventTarget | null;

/** Records the controls of the server's markup; runs right before the page hydrates. */
export function recordControls(): void {
  controls = [...document.querySelectorAll<HTMLElement>('input, textarea, select, button, [data-press]')];
  focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => (focused = target), true);
}

/** Clears the recorded controls; runs when the user has left the first screen. */
export function forgetControls(): void {
  controls = [];
  lost.clear();
}

/** Attributes that identify a control and that translators leave alone. */
const identifying = ['type', 'name', 'aria-label', 'placeholder'];

/** The new control in place of one of the server's; undefined until all controls with its attributes are rendered. */
function findReplacement(control: HTMLElement): HTMLElement | undefined {
  const conditions = identifying.map((name) => {
    const value = control.getAttribute(name);
    return value === null ? `:not([${name}])` : `[${name}="${CSS.escape(value)}"]`;
  });
  const selector = control.localName + conditions.join('');
  const before = controls.filter((one) => one.matches(selector));
  const now = document.querySelectorAll<HTMLElement>(selector);
  return now.length === before.length ? now[before.indexOf(control)] : undefined;
}

/** Enters the value of `early` into `field` by the prototype's setter: React would ignore the element's own setter. */
function enter(field: FormControl, early: FormControl): void {
  const value = earlyValue(early);
  if (early instanceof HTMLInputElement && early.files?.length)
    (field as HTMLInputElement).files = early.files;
  else if (value === undefined) return;
  else if (/checkbox|radio/.test(early.type)) {
    if ((field as HTMLInputElement).checked !== (early as HTMLInputElement).checked) field.click();
    return;
  } else {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
    set!.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Enters lost input again. A field whose replacement is not rendered yet waits for the next call. */
function replayInput(): void {
  for (const early of lost) {
    const field = findReplacement(early) as FormControl | undefined;
    if (!field) continue;
    lost.delete(early);
    controls[controls.indexOf(early)] = field;
    enter(field, early);
    if (early === focused && document.activeElement === document.body) field.focus({ preventScroll: true });
  }
}

/** Repeats the recorded clicks and the lost input whose controls are hydrated or rendered again. */
export function replayEarly(): void {
  replayInput();
  window.clickRecorder?.replay(findReplacement);
}

/** React calls this when it has rendered a part again. The page works, so this is no error. */
export function onRecoverableError(error: unknown): void {
  console.warn(error);
  for (const control of controls)
    if (!control.isConnected && !(control instanceof HTMLButtonElement)) lost.add(control as FormControl);
  replayEarly();
}
