import { FileCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldError } from '../../ui/form/FieldFrame.tsx';
import { DropArea } from './DropArea.tsx';
import { fileSize } from './fileSize.ts';
import type { ProductForm } from './productForm.ts';

const mostBytes = 100 * 1024 * 1024;

/** What buyers receive. Only its name, size and media type are looked at. */
export function DigitalFileField() {
  const { field } = useController<ProductForm, 'file'>({ name: 'file' });
  const [error, setError] = useState<string>();
  const id = useId();
  const take = (file: File) => {
    const refusal =
      file.size > mostBytes
        ? 'Choose a file of at most 100 MB'
        : file.size === 0
          ? 'This file is empty: choose another one'
          : undefined;
    setError(refusal);
    const { name, size, type } = file;
    if (!refusal) field.onChange({ name, size, type: type || 'application/octet-stream' });
  };
  return (
    <div className="grid gap-2">
      <DropArea
        label="Digital File"
        choose={field.value ? 'Choose another file' : 'Choose a file'}
        hint="Any kind of file, max 100MB"
        accept=""
        error={error}
        errorId={id}
        onFile={take}
        onRefused={setError}
      >
        {field.value && (
          <p className="flex max-w-full items-center gap-2">
            <FileCheck aria-hidden className="size-5 flex-none text-positive-ink" strokeWidth={1.75} />
            <span className="min-w-0 font-semibold break-words">{field.value.name}</span>
            <span className="text-sm text-subtle">
              {field.value.type}
              {field.value.size > 0 && `, ${fileSize(field.value.size)}`}
            </span>
          </p>
        )}
      </DropArea>
      {error && (
        <div role="alert">
          <FieldError id={id} message={error} />
        </div>
      )}
      {field.value && (
        <button
          type="button"
          className="btn btn-sm btn-ghost justify-self-start max-md:h-11"
          onClick={() => field.onChange(null)}
        >
          Remove file
        </button>
      )}
    </div>
  );
}
