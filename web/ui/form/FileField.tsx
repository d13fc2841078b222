import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useEarlyFile } from '../../hydration/earlyInput.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { FileReading } from './FileReading.tsx';
import type { ChosenFile } from './rules.ts';
import { useFieldState } from './useFieldState.ts';
import { useFileReading, type FileValidator } from './useFileReading.ts';

interface Props extends FieldProps {
  name: string;
  /** The `accept` attribute: '.pdf,.txt'. */
  accept: string;
  onChoose?: (file: File) => void;
  /** Checks a file before it becomes the value. A refused file shows an error, and the old value stays. */
  validate?: FileValidator;
}

const acceptAny: FileValidator = async () => undefined;

/** A file input; its value is the `File`, or the stored data of one. */
export function FileField({ name, label, hint, optional, className, accept, onChoose, validate }: Props) {
  const state = useFieldState(name, hint, optional);
  const {
    field: { ref, onBlur, onChange, value },
  } = useController({ name });
  const chosen = value as ChosenFile | null;
  const { setError, clearErrors } = useFormContext();
  const setFile = (file: File) => {
    onChange(file);
    onChoose?.(file);
  };
  const { read, reading, stop } = useFileReading(validate ?? acceptAny, ([file], [refusal]) => {
    if (refusal !== undefined) return setError(name, { message: refusal });
    clearErrors(name);
    setFile(file!);
  });
  const choose = (file: File) => (validate ? read([file]) : setFile(file));
  const input = useRef<HTMLInputElement>(null);
  useEarlyFile(input, choose);
  return (
    <FieldFrame {...{ label, hint, optional, className, state }}>
      <div className="relative flex min-w-0 items-center gap-3 max-xs:flex-wrap">
        <input
          {...state.aria}
          ref={(element) => {
            input.current = element;
            ref(element);
          }}
          id={state.id}
          name={name}
          type="file"
          accept={accept}
          className="peer sr-only"
          onBlur={onBlur}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (!file) return;
            choose(file);
            // Allows choosing the same file again.
            target.value = '';
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
      {validate && <FileReading reading={reading} onStop={stop} />}
    </FieldFrame>
  );
}
