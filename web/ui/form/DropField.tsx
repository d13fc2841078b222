import { useId, useState, type ComponentProps } from 'react';
import { DropArea } from './DropArea.tsx';
import { FieldError } from './FieldFrame.tsx';
import { FileReading } from './FileReading.tsx';
import { useFileReading, type FileValidator } from './useFileReading.ts';

interface Props extends Pick<ComponentProps<typeof DropArea>, 'label' | 'hint' | 'accept'> {
  /** Names what is chosen on the buttons: 'picture'. */
  noun: string;
  refusalOf: FileValidator;
  onChange: (file: File | null) => void;
  /** Shows the chosen file; without one it is left out. */
  chosen?: ComponentProps<typeof DropArea>['children'];
}

/** Chooses a file, shows it and removes it. A refused file shows the reason and keeps the current one. */
export function DropField({ noun, refusalOf, onChange, chosen, ...area }: Props) {
  const [error, setError] = useState<string>();
  const id = useId();
  const { read, reading, stop } = useFileReading(refusalOf, ([file], [refusal]) => {
    setError(refusal);
    if (refusal === undefined) onChange(file!);
  });
  return (
    <div className="grid gap-2">
      <DropArea
        {...area}
        choose={chosen ? `Choose another ${noun}` : `Choose a ${noun}`}
        error={error}
        errorId={id}
        onFile={(file) => read([file])}
        onRefused={setError}
      >
        {chosen}
      </DropArea>
      {error && (
        <div role="alert">
          <FieldError id={id} message={error} />
        </div>
      )}
      {chosen && (
        <button
          type="button"
          className="btn btn-sm btn-ghost -ml-3 justify-self-start max-md:h-11"
          onClick={() => {
            // Also stops reading the file that would replace it.
            stop();
            setError(undefined);
            onChange(null);
          }}
        >
          Remove {noun}
        </button>
      )}
      <FileReading reading={reading} onStop={stop} />
    </div>
  );
}
