import { Paperclip } from 'lucide-react';
import { useController } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import type { ChosenFile } from './rules.ts';
import { useFieldState } from './useFieldState.ts';

interface Props extends FieldProps {
  name: string;
  /** As in `accept` of a file field: '.pdf,.txt'. */
  accept: string;
  onChoose?: (file: File) => void;
}

/** A file of this device; its value is the `File`, or what is remembered of one. */
export function FileField({ name, label, hint, optional, className, accept, onChoose }: Props) {
  const state = useFieldState(name, hint, optional);
  const {
    field: { ref, onBlur, onChange, value },
  } = useController({ name });
  const chosen = value as ChosenFile | null;
  return (
    <FieldFrame {...{ label, hint, optional, className, state }}>
      <div className="relative flex min-w-0 items-center gap-3">
        <input
          {...state.aria}
          ref={ref}
          id={state.id}
          name={name}
          type="file"
          accept={accept}
          className="peer sr-only"
          onBlur={onBlur}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (!file) return;
            onChange(file);
            onChoose?.(file);
          }}
        />
        <label
          htmlFor={state.id}
          className="btn btn-outline flex-none peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-aria-invalid:border-danger"
        >
          <Paperclip aria-hidden strokeWidth={1.75} />
          {chosen ? 'Choose another file' : 'Choose a file'}
        </label>
        <span className="min-w-0 truncate text-sm" role="status">
          {chosen?.name ?? <span className="text-subtle">No file chosen</span>}
        </span>
      </div>
    </FieldFrame>
  );
}
