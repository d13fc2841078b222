import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDollars } from '../../../schema/rules/numbers.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { parseAmount } from './parseAmount.ts';
import { useBoundField } from './useBoundField.ts';
import { useNumberEvents } from './useNumberEvents.ts';
import { listedWords } from '../../../schema/rules/words.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'placeholder' | 'min' | 'max' | 'step' | 'spellCheck' | 'onFocus' | 'onKeyDown'
>;

interface Props extends FieldProps, InputProps {
  name: string;
  /** 'amount' is a sum of money in a text input: a 'number' input drops commas and hides invalid text from scripts. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'amount' | 'date' | 'month';
  /** Whether a 'number' field is for dollars. An 'amount' always is. */
  dollars?: boolean;
  /** Whether the value is a list with commas. Pasted lines become entries. */
  list?: boolean;
}

/** Shows how the text of a money field is understood, before the hint. */
function useAmountHint(name: string, isMoney: boolean, hint: string | undefined): string | undefined {
  const typed = useWatch({ name, disabled: !isMoney }) as unknown;
  const amount = isMoney && typeof typed === 'string' ? parseAmount(typed) : NaN;
  return Number.isNaN(amount) ? hint : [`= ${formatDollars(amount)}`, hint].filter(Boolean).join(' · ');
}

/** A single-line field bound to the form, for text, a number or a sum of money. */
export function TextField({
  name,
  label,
  hint: ownHint,
  optional,
  className,
  type = 'text',
  dollars = false,
  list = false,
  ...rest
}: Props) {
  const isAmount = type === 'amount';
  const hint = useAmountHint(name, isAmount || dollars, ownHint);
  const { state, initial, control } = useBoundField(name, hint, optional);
  const { trigger, setValue } = useFormContext();
  const numberEvents = useNumberEvents(name, dollars, state.error !== undefined);
  return (
    <FieldFrame {...{ label, hint, optional, className, state }}>
      <input
        autoComplete="off"
        {...(type === 'text' && { dir: 'auto' })}
        {...(type === 'number' && { inputMode: 'numeric', step: 1 })}
        {...(isAmount && { inputMode: 'decimal' })}
        // Browsers allow years of six digits unless a maximum has four.
        {...(type === 'date' && { max: '9999-12-31' })}
        {...rest}
        {...control}
        // An amount is validated on blur: the total of a proposal leaves out an invalid one without a word.
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
        {...(type === 'number' && numberEvents)}
        // The field would join pasted lines to one word.
        {...(list && {
          onPaste: (event) => {
            const text = event.clipboardData.getData('text');
            if (!/[\r\n\t]/.test(text)) return;
            event.preventDefault();
            const { value, selectionStart, selectionEnd } = event.currentTarget;
            const parts = [value.slice(0, selectionStart ?? 0), text, value.slice(selectionEnd ?? 0)];
            setValue(name, listedWords(parts.join('')).join(', '), {
              shouldDirty: true,
              shouldValidate: state.error !== undefined,
            });
          },
        })}
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
