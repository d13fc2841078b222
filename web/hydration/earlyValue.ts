import { earlyText, type FormControl } from './earlyInput.ts';

/** The value of a control if it differs from the server's; otherwise undefined, also for an unchecked radio button. */
export function earlyValue(control: FormControl): string | boolean | undefined {
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
