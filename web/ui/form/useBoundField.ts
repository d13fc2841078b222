import { useRef } from 'react';
import { get, useFormContext, type FieldValues } from 'react-hook-form';
import { useFieldState } from './useFieldState.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface HTMLTextAreaElement {
    /** What has been typed, as the script in the head notes it. */
    typed?: string;
  }
}

/** Whether somebody has changed the server's field before the page came to life. */
function changedEarly(control: Control): boolean {
  // React has given it the server's text back by now.
  if (control instanceof HTMLTextAreaElement && control.typed !== undefined)
    return control.typed !== control.defaultValue;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => defaultSelected && !selected);
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/**
 * Binds a native control to the form by its name. React Hook Form writes its own values into a control when it meets
 * it: what stood there in the first HTML has to be given apart, and what was typed by then is handed over.
 */
export function useBoundField(name: string, hint?: string, optional?: boolean) {
  const { register, setValue, formState } = useFormContext<FieldValues>();
  const state = useFieldState(name, hint, optional);
  const met = useRef(new WeakSet<Control>());
  const { ref, ...events } = register(name);
  const initial: unknown = get(formState.defaultValues, name);
  const bind = (control: Control | null) => {
    if (!control || met.current.has(control)) return ref(control);
    met.current.add(control);
    const early = changedEarly(control);
    const value = (control instanceof HTMLTextAreaElement ? control.typed : undefined) ?? control.value;
    const ticked = control instanceof HTMLInputElement && control.checked;
    ref(control);
    if (!early) return;
    if (control.type === 'checkbox') setValue(name, ticked);
    else if (control.type !== 'radio' || ticked) setValue(name, value);
  };
  return { state, initial, control: { ...events, ref: bind } };
}
