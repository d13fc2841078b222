import { useEffect, useRef } from 'react';
import { get, useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { earlyText } from '../../hydration/earlyInput.ts';
import { useFieldState } from './useFieldState.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a control holds that is not the server's; otherwise undefined, as for a radio button that is not chosen. */
function earlyValue(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return initial && !initial.selected ? control.value : undefined;
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const { checked, defaultChecked, value } = control as HTMLInputElement;
    if (checked === defaultChecked) return undefined;
    return control.type === 'checkbox' ? checked : checked ? value : undefined;
  }
  return earlyText(control);
}

/** Stands for what a number field shows but does not tell, such as '12e': rules refuse it, and it is not nothing. */
export const unreadable = 'not a number';

/**
 * Binds a native control to the form by its name. React Hook Form writes its own value into a control when it registers
 * it: `initial` is what the first HTML shows, and a value that was entered before hydration becomes the form's first.
 */
export function useBoundField(name: string, hint?: string, optional?: boolean) {
  const { register, setValue, getValues, formState } = useFormContext<FieldValues>();
  const state = useFieldState(name, hint, optional);
  const met = useRef(new WeakSet<Control>());
  const { ref, ...events } = register(name, {
    setValueAs: (value: unknown) => {
      const shown = document.getElementById(state.id);
      return shown instanceof HTMLInputElement && shown.validity.badInput ? unreadable : value;
    },
  });
  const initial: unknown = get(formState.defaultValues, name);
  const bind = (control: Control | null) => {
    if (!control || met.current.has(control)) {
      // Of radio buttons that it meets anew the form believes what is checked: a draft may have brought another choice.
      if (control?.type === 'radio')
        (control as HTMLInputElement).checked = getValues(name) === control.value;
      return ref(control);
    }
    met.current.add(control);
    // What could not be read has gone with the field that showed it.
    if (getValues(name) === unreadable) setValue(name, '');
    const early = earlyValue(control);
    if (early !== undefined) setValue(name, early);
    ref(control);
  };
  return { state, initial, control: { ...events, ref: bind } };
}

/**
 * What is chosen among a field's choices. A draft may hold what cannot be chosen (any longer), which no list or radio
 * button would show: then what stood there at first is chosen again.
 */
export function useChosen(name: string, initial: unknown, choices: readonly { id: string }[]): unknown {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name, defaultValue: initial });
  const isLost = chosen !== '' && chosen !== initial && choices.every(({ id }) => id !== chosen);
  useEffect(() => {
    if (isLost) setValue(name, initial);
  }, [isLost, initial, name, setValue]);
  return isLost ? initial : chosen;
}
