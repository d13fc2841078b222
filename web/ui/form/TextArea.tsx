import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useBoundField } from './useBoundField.ts';

interface Props extends FieldProps {
  name: string;
  rows?: number;
  placeholder?: string;
}

/** A multi-line text field bound to the form; the user can resize it vertically. */
export function TextArea({ name, label, hint, optional, className, rows = 4, placeholder }: Props) {
  const { state, initial, control } = useBoundField(name, hint, optional);
  return (
    <FieldFrame {...{ label, hint, optional, className, state }}>
      <textarea
        {...control}
        {...state.aria}
        id={state.id}
        dir="auto"
        rows={rows}
        placeholder={placeholder}
        className="input h-auto! resize-y py-2"
        defaultValue={initial as string}
        // On Tab, browsers scroll only to the caret. A bar with the form's buttons may cover the other lines.
        onKeyUp={({ key, currentTarget }) =>
          key === 'Tab' && currentTarget.scrollIntoView({ block: 'nearest' })
        }
      />
    </FieldFrame>
  );
}
