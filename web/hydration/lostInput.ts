import type { FormControl } from './earlyInput.ts';
import { earlyValue } from './earlyValue.ts';
import type { ServedControls } from './servedControls.ts';

/*
 * Repeats in new elements what the user has entered and clicked in elements that React has discarded. It loads when React
 * has rendered a part of the page again.
 */

/** Attributes that identify a control and that translators leave alone. */
const identifying = ['type', 'name', 'aria-label', 'placeholder'];

/** The new control in place of one of the server's; undefined until all controls with its attributes are rendered. */
export function findReplacement(control: HTMLElement, { all }: ServedControls): HTMLElement | undefined {
  const conditions = identifying.map((name) => {
    const value = control.getAttribute(name);
    return value === null ? `:not([${name}])` : `[${name}="${CSS.escape(value)}"]`;
  });
  const selector = control.localName + conditions.join('');
  const before = all.filter((one) => one.matches(selector));
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

/** Enters lost input again. A field whose replacement is not rendered yet waits for the next call. */
export function replayInput(served: ServedControls): void {
  for (const early of served.lost) {
    const field = findReplacement(early, served) as FormControl | undefined;
    if (!field) continue;
    served.lost.delete(early);
    enter(field, early);
    if (early === served.focused && document.activeElement === document.body)
      field.focus({ preventScroll: true });
  }
}
