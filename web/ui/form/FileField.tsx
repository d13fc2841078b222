import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useEarlyFile } from '../../hydration/earlyInput.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { FileReading } from './FileReading.tsx';
import type { ChosenFile } from './rules.ts';
import { useFieldState } from './useFieldState.ts';
import { useFileReading, type Judge } from './useFileReading.ts';

interface Props extends FieldProps {
  name: string;
  /** As in `accept` of a file field: '.pdf,.txt'. */
  accept: string;
  onChoose?: (file: File) => void;
  /** Looks at the file before it is taken; one that is refused says why, and what was chosen before stays. */
  judge?: Judge;
}

const asItIs: Judge = async () => undefined;

/** A file of this device; its value is the `File`, or what is remembered of one. */
export function FileField({ name, label, hint, optional, className, accept, onChoose, judge }: Props) {
  const state = useFieldState(name, hint, optional);
  const {
    field: { ref, onBlur, onChange, value },
  } = useController({ name });
  const chosen = value as ChosenFile | null;
  const { setError, clearErrors } = useFormContext();
  const take = (file: File) => {
    onChange(file);
    onChoose?.(file);
  };
  const { read, reading, stop } = useFileReading(judge ?? asItIs, ([file], [refusal]) => {
    if (refusal !== undefined) return setError(name, { message: refusal });
    clearErrors(name);
    take(file!);
  });
  const choose = (file: File) => (judge ? read([file]) : take(file));
  const input = useRef<HTMLInputElement>(null);
  useEarlyFile(input, choose);
  return (
    <FieldFrame {...{ label, hint, optional, className, state }}>
      <div className="relative flex min-w-0 items-center gap-3">
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
            // The same file can be chosen again.
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
      {judge && <FileReading reading={reading} onStop={stop} />}
    </FieldFrame>
  );
}
