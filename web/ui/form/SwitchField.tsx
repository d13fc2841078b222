import { useBoundField } from './useBoundField.ts';

interface Props {
  name: string;
  label: string;
  /** A sentence about the effect of turning it on. */
  hint: string;
}

/** A switch bound to the form, at the end of a clickable row. */
export function SwitchField({ name, label, hint }: Props) {
  const { state, initial, control } = useBoundField(name, hint, /* optional */ true);
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
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser exposes the state of a native checkbox
        role="switch"
        className="switch"
        defaultChecked={initial === true}
      />
    </div>
  );
}
