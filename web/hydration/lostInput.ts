import { earlyValue, type FormControl } from './earlyInput.ts';

/*
 * When something other than React changes the server's markup before hydration, such as a translator or an extension,
 * React discards that markup and renders the part again. These functions then repeat in the new elements what the user
 * has entered and clicked.
 */

const controls = 'input, textarea, select, button, [data-press]';
/** Attributes that identify a control and that translators leave alone. */
const identifying = ['type', 'name', 'aria-label', 'placeholder'];

/** All controls of the server's markup, in their order. */
let served: readonly HTMLElement[] = [];
/** The fields that React has replaced. */
const lost = new Set<FormControl>();
let focused: Element | null = null;

/** Records the controls of the server's markup; runs right before the page hydrates. */
export function recordControls(): void {
  served = [...document.querySelectorAll<HTMLElement>(controls)];
  focused = document.activeElement;
}

/** Forgets the controls; runs when the user has left the first screen. */
export function forgetControls(): void {
  served = [];
  lost.clear();
}

/** The new control in place of one of the server's; undefined until all controls with its attributes are rendered. */
export function replacementOf(control: HTMLElement): HTMLElement | undefined {
  const conditions = identifying.map((name) => {
    const value = control.getAttribute(name);
    return value === null ? `:not([${name}])` : `[${name}="${CSS.escape(value)}"]`;
  });
  const selector = control.localName + conditions.join('');
  const before = served.filter((one) => one.matches(selector));
  const now = document.querySelectorAll<HTMLElement>(selector);
  return now.length === before.length ? now[before.indexOf(control)] : undefined;
}

/** Enters a value as the user does. React ignores a value that a script sets by the element's own property. */
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

/** React calls this when it has rendered a part again. The page works, so this is no error. */
export function onRecoverableError(error: unknown): void {
  console.warn(error);
  for (const control of served)
    if (!control.isConnected && !(control instanceof HTMLButtonElement)) lost.add(control as FormControl);
}

/** Enters lost input again. A field whose replacement is not rendered yet waits for the next call. */
export function replayInput(): void {
  for (const early of lost) {
    const field = replacementOf(early) as FormControl | undefined;
    if (!field) continue;
    lost.delete(early);
    enter(field, early);
    if (early === focused && document.activeElement === document.body) field.focus({ preventScroll: true });
  }
}
