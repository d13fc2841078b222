import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useBoundField, useCurrentChoice } from './useBoundField.ts';

interface Props extends FieldProps {
  name: string;
  choices: readonly { id: string; label: string }[];
  /** The label of a first option with an empty value. */
  placeholder?: string;
}

/** A native select bound to the form. */
export function SelectField({ name, label, hint, optional, className, choices, placeholder }: Props) {
  const { state, initial, control } = useBoundField(name, hint, optional);
  // Resets a choice that does not exist, which an old draft may have.
  useCurrentChoice(name, initial, choices);
  return (
    <FieldFrame {...{ label, hint, optional, className, state }}>
      <select
        {...control}
        {...state.aria}
        id={state.id}
        className="input select"
        defaultValue={initial as string}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map(({ id, label: words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
