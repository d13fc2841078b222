import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useBoundField } from './useBoundField.ts';

interface Props
  extends
    FieldProps,
    Pick<
      ComponentProps<'input'>,
      'autoComplete' | 'inputMode' | 'placeholder' | 'min' | 'max' | 'step' | 'readOnly' | 'spellCheck'
    > {
  name: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'month';
}

/** A line of text, or a number. */
export function TextField({ name, label, hint, optional, className, type = 'text', ...rest }: Props) {
  const { state, initial, control } = useBoundField(name, hint, optional);
  return (
    <FieldFrame {...{ label, hint, optional, className, state }}>
      <input
        autoComplete="off"
        {...(type === 'text' && { dir: 'auto' })}
        {...(type === 'number' && { inputMode: 'numeric', step: 1 })}
        {...rest}
        {...control}
        // From nothing to what cannot be read as a number is no change to React's own event.
        {...(type === 'number' && { onInput: control.onChange })}
        {...state.aria}
        id={state.id}
        required={!optional}
        type={type}
        className="input"
        defaultValue={initial as string}
      />
    </FieldFrame>
  );
}
