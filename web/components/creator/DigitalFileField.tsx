import { FileCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { formatFileSize, isWithin, fileTooLarge } from '../../ui/fileSize.ts';
import { maxMegabytes } from '../../../schema/rules/bounds.ts';
import { FieldError } from '../../ui/form/FieldFrame.tsx';
import { FileReading } from '../../ui/form/FileReading.tsx';
import { checkReadable } from '../../ui/form/checkReadable.ts';
import { useFileReading, type FileValidator } from '../../ui/form/useFileReading.ts';
import { DropArea } from '../../ui/form/DropArea.tsx';
import type { ProductForm } from './productForm.ts';

const refusalOf: FileValidator = async (file, onShare) =>
  isWithin(file, maxMegabytes.file) ? checkReadable(file, onShare) : fileTooLarge(maxMegabytes.file);

/** The file that buyers receive. It is read completely; its name, size and media type are kept. */
export function DigitalFileField() {
  const { field } = useController<ProductForm, 'file'>({ name: 'file' });
  const [error, setError] = useState<string>();
  const id = useId();
  const { read, reading, stop } = useFileReading(refusalOf, ([file], [refusal]) => {
    setError(refusal);
    const { name, size, type } = file!;
    if (refusal === undefined) field.onChange({ name, size, type: type || 'application/octet-stream' });
  });
  return (
    <div className="grid gap-2">
      <DropArea
        label="Digital File"
        choose={field.value ? 'Choose another file' : 'Choose a file'}
        hint="Any kind of file, max 100MB"
        accept=""
        error={error}
        errorId={id}
        onFile={(file) => read([file])}
        onRefused={setError}
      >
        {field.value && (
          <p className="flex max-w-full items-center gap-2">
            <FileCheck aria-hidden className="size-5 flex-none text-positive-ink" strokeWidth={1.75} />
            <span className="min-w-0 font-semibold break-words">{field.value.name}</span>
            <span className="text-sm text-subtle">
              {field.value.type}
              {field.value.size > 0 && `, ${formatFileSize(field.value.size)}`}
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
          className="btn btn-sm btn-ghost -ml-3 justify-self-start max-md:h-11"
          onClick={() => {
            // Also stops reading the file that would replace it.
            stop();
            field.onChange(null);
          }}
        >
          Remove file
        </button>
      )}
      <FileReading reading={reading} onStop={stop} />
    </div>
  );
}
