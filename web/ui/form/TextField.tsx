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
   * 'amount' is for sums of money and keeps the text as it was typed. A 'number' input drops a comma, and hides invalid
   * text from scripts.
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'amount' | 'date' | 'month';
}

/** A single-line field bound to the form, for text, a number or a sum of money. */
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
        // Validates an amount on blur, since values computed from an invalid amount are not updated.
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
        // React's change event does not fire when an empty field gets invalid text.
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
