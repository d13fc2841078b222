import { useBoundField } from './useBoundField.ts';

interface Props {
  name: string;
  label: string;
  /** What turning it on means, in a sentence. */
  hint: string;
}

/** A setting that is on or off and is saved with its form: a row to press, its switch at the end. */
export function SwitchField({ name, label, hint }: Props) {
  const { state, initial, control } = useBoundField(name, hint, true);
  return (
    <div className="relative flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <label htmlFor={state.id} className="font-semibold after:absolute after:inset-0 after:cursor-pointer">
          {label}
        </label>
        <p id={`${state.id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
      <input
        {...control}
        {...state.aria}
        id={state.id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser tells what a native box holds
        role="switch"
        className="switch"
        defaultChecked={initial === true}
      />
    </div>
  );
}
