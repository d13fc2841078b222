import { CheckRow } from '../CheckRow.tsx';
import { FieldError, type FieldProps } from './FieldFrame.tsx';
import { useBoundField, useCurrentChoice } from './useBoundField.ts';

interface Props extends FieldProps {
  name: string;
  choices: readonly { id: string; label: string }[];
  /** Whether the choices are in a row; on a phone they are in a column. */
  inline?: boolean;
}

export function RadioField({ name, label, hint, optional, className, choices, inline = false }: Props) {
  const { state, initial, control } = useBoundField(name, hint, optional);
  const { id, aria, error } = state;
  // React Hook Form's `reset` resets the form element, which then checks the radio with `defaultChecked`.
  const chosen = useCurrentChoice(name, initial, choices);
  return (
    <fieldset role="radiogroup" {...aria} className={className}>
      <legend className="mb-1 text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-subtle"> (optional)</span>}
      </legend>
      {hint && !error && (
        <p id={`${id}-hint`} className="text-sm text-subtle">
          {hint}
        </p>
      )}
      <div className={`-mx-2 ${inline ? 'sm:flex sm:flex-wrap sm:gap-x-4' : ''}`}>
        {choices.map((choice) => (
          <CheckRow
            key={choice.id}
            {...control}
            type="radio"
            value={choice.id}
            label={choice.label}
            defaultChecked={chosen === choice.id}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`} message={error} />}
    </fieldset>
  );
}
