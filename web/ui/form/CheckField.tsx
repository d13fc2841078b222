import type { ReactNode } from 'react';
import { CheckRow } from '../CheckRow.tsx';
import { FieldError } from './FieldFrame.tsx';
import { useBoundField } from './useBoundField.ts';

interface Props {
  name: string;
  label: ReactNode;
  /** Whether it may stay unchecked; true by default. */
  optional?: boolean;
  className?: string | undefined;
}

export function CheckField({ name, label, optional = true, className }: Props) {
  const { state, initial, control } = useBoundField(name, /* hint */ undefined, optional);
  return (
    <div className={className}>
      <div className="-mx-2">
        <CheckRow
          {...control}
          {...state.aria}
          required={!optional}
          label={label}
          defaultChecked={initial === true}
        />
      </div>
      {state.error && <FieldError id={`${state.id}-error`} message={state.error} />}
    </div>
  );
}
