import { useEffect, useRef } from 'react';
import { get, useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import type { FormControl } from '../../hydration/earlyInput.ts';
import { earlyValue } from '../../hydration/earlyValue.ts';
import { useFieldState } from './useFieldState.ts';

/** Replaces the hidden text of an invalid number field, such as '12e', so that rules refuse it and it is not blank. */
export const invalidNumber = 'not a number';

/**
 * Binds a native control to the form by its name. `initial` is the value in the server's markup. React Hook Form writes its
 * value into a control on registration, so input from before hydration becomes the form's value first.
 */
export function useBoundField(name: string, hint?: string, optional?: boolean) {
  const { register, setValue, getValues, formState } = useFormContext<FieldValues>();
  const state = useFieldState(name, hint, optional);
  const registered = useRef(new WeakSet<FormControl>());
  const { ref, ...events } = register(name, {
    setValueAs: (value: unknown) => {
      const element = document.getElementById(state.id);
      return element instanceof HTMLInputElement && element.validity.badInput ? invalidNumber : value;
    },
  });
  const initial: unknown = get(formState.defaultValues, name);
  const attach = (control: FormControl | null) => {
    // React Hook Form writes its value into a control, which would clear the invalid text of a number field. It only
    // reads controls that are checked by default.
    const isInvalidNumber = control instanceof HTMLInputElement && control.validity.badInput;
    if (isInvalidNumber) control.defaultChecked = true;
    ref(control);
    if (isInvalidNumber) control.defaultChecked = false;
  };
  const bind = (control: FormControl | null) => {
    // `bind` is new in each render, so React calls it with null and then the same control again, whose input is in the form.
    if (!control || registered.current.has(control)) {
      const value: unknown = getValues(name);
      const isRadio = control?.type === 'radio';
      if (isRadio) (control as HTMLInputElement).checked = value === control.value;
      attach(control);
      // At a radio button that is checked by default, React Hook Form reads the group. The chosen button may come later.
      if (isRadio && getValues(name) !== value) setValue(name, value);
      return;
    }
    registered.current.add(control);
    // The unreadable text was lost when its field unmounted.
    if (getValues(name) === invalidNumber) setValue(name, '');
    const early = earlyValue(control);
    if (early !== undefined) setValue(name, early);
    attach(control);
  };
  return { state, initial, control: { ...events, ref: bind } };
}

/** The current choice of a field. A choice that does not exist, as an old draft may have, is reset to the initial one. */
export function useCurrentChoice(
  name: string,
  initial: unknown,
  choices: readonly { id: string }[],
): unknown {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name, defaultValue: initial });
  const isUnknown = chosen !== '' && chosen !== initial && choices.every(({ id }) => id !== chosen);
  useEffect(() => {
    if (isUnknown) setValue(name, initial);
  }, [isUnknown, initial, name, setValue]);
  return isUnknown ? initial : chosen;
}
