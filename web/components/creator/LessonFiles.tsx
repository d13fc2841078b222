import { Paperclip, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { formatFileSize } from '../../ui/fileSize.ts';
import { FieldError } from '../../ui/form/FieldFrame.tsx';
import { FileReading } from '../../ui/form/FileReading.tsx';
import { checkReadable } from '../../ui/form/checkReadable.ts';
import { useFileReading } from '../../ui/form/useFileReading.ts';
import type { ChosenFile } from '../../ui/form/rules.ts';
import type { ProductForm } from './productForm.ts';

const isSame = (one: ChosenFile, other: ChosenFile) => one.name === other.name && one.size === other.size;

/** The downloads of a lesson. Files are read completely; their names, sizes and media types are kept. */
export function LessonFiles({ name }: { name: `modules.${number}.lessons.${number}.files` }) {
  const { field } = useController<ProductForm, typeof name>({ name });
  const id = useId();
  const files = field.value ?? [];
  const { getValues } = useFormContext<ProductForm>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const add = (chosen: readonly File[], refusals: readonly (string | undefined)[]) => {
    // Files may have been added or removed during the reading.
    const current = getValues(name) ?? [];
    const fresh = chosen
      .filter((_, i) => refusals[i] === undefined)
      .map((file) => ({ name: file.name, size: file.size, type: file.type }))
      .filter((file) => !current.some((other) => isSame(other, file)));
    if (fresh.length > 0) field.onChange([...current, ...fresh]);
    const reasons = chosen.flatMap((file, i) => (refusals[i] ? [`${file.name}: ${refusals[i]}`] : []));
    setRefused((before) => [...new Set([...before, ...reasons])]);
  };
  // `true`: files that are chosen during a reading are added as well, instead of replacing it.
  const { read, reading, stop } = useFileReading(checkReadable, add, true);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span className="text-sm font-semibold">
        Files<span className="font-normal text-subtle"> (optional)</span>
      </span>
      {files.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {files.map((file, i) => (
            <li key={`${file.name} ${file.size}`} className="flex items-center gap-2 text-sm">
              <span className="min-w-0 truncate">{file.name}</span>
              <span className="flex-none text-subtle">{formatFileSize(file.size)}</span>
              <button
                type="button"
                className="btn btn-icon btn-sm btn-ghost max-md:size-11"
                aria-label={`Remove ${file.name}`}
                onClick={() => field.onChange(files.filter((_, other) => other !== i))}
              >
                <X aria-hidden strokeWidth={1.75} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <input
          id={id}
          type="file"
          multiple
          className="peer sr-only"
          aria-describedby={refused.length > 0 ? `${id}-refused` : undefined}
          // A submit that waits for a refused file focuses the first invalid field or element with this attribute.
          data-refused={refused.length > 0 ? '' : undefined}
          onChange={({ target }) => {
            if (!reading) setRefused([]);
            read([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <label
          htmlFor={id}
          className="btn btn-sm btn-outline peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus max-md:h-11"
        >
          <Paperclip aria-hidden strokeWidth={1.75} />
          Add files
        </label>
      </div>
      {refused.length > 0 && (
        <div role="alert" id={`${id}-refused`}>
          {refused.map((reason, i) => (
            <FieldError key={reason} id={`${id}-refused-${i}`} message={reason} />
          ))}
        </div>
      )}
      <FileReading reading={reading} onStop={stop} />
    </div>
  );
}
