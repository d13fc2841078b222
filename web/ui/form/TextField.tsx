import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
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
  /**
   * A sum of money is an 'amount', which stays as it was typed whatever it is: a 'number' tells no script what it shows
   * once that is none, and drops a comma.
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'amount' | 'date' | 'month';
}

/** A line of text, a number, or a sum of money. */
export function TextField({ name, label, hint, optional, className, type = 'text', ...rest }: Props) {
  const { state, initial, control } = useBoundField(name, hint, optional);
  const { trigger } = useFormContext();
  const isAmount = type === 'amount';
  return (
    <FieldFrame {...{ label, hint, optional, className, state }}>
      <input
        autoComplete="off"
        {...(type === 'text' && { dir: 'auto' })}
        {...(type === 'number' && { inputMode: 'numeric', step: 1 })}
        {...(isAmount && { inputMode: 'decimal' })}
        {...rest}
        {...control}
        // What is no amount is told on leaving it, since what is worked out from it stands still meanwhile.
        {...(isAmount && {
          onBlur: async (event) => {
            await control.onBlur(event);
            if (event.target.value) await trigger(name);
          },
          onChange: async (event) => {
            await control.onChange(event);
            if (state.error) await trigger(name);
          },
        })}
        // From nothing to what cannot be read as a number is no change to React's own event.
        {...(type === 'number' && { onInput: control.onChange })}
        {...state.aria}
        id={state.id}
        required={!optional}
        type={isAmount ? 'text' : type}
        className="input"
        defaultValue={initial as string}
      />
    </FieldFrame>
  );
}
