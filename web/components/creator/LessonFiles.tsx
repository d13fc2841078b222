import { Paperclip, X } from 'lucide-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { fileSize } from './fileSize.ts';
import type { ProductForm } from './productForm.ts';

/** What one can take from a lesson. Only names, sizes and media types are looked at. */
export function LessonFiles({ name }: { name: `modules.${number}.lessons.${number}.files` }) {
  const { field } = useController<ProductForm, typeof name>({ name });
  const id = useId();
  const files = field.value ?? [];
  return (
    <div className="grid gap-1.5">
      <span className="text-sm font-semibold">
        Files<span className="font-normal text-subtle"> (optional)</span>
      </span>
      {files.length > 0 && (
        <ul className="grid gap-1">
          {files.map((file, i) => (
            <li key={`${file.name} ${file.size}`} className="flex items-center gap-2 text-sm">
              <span className="min-w-0 truncate">{file.name}</span>
              <span className="flex-none text-subtle">{fileSize(file.size)}</span>
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
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])].map((file) => ({
              name: file.name,
              size: file.size,
              type: file.type,
            }));
            const fresh = chosen.filter(
              (file) => !files.some((other) => other.name === file.name && other.size === file.size),
            );
            field.onChange([...files, ...fresh]);
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
    </div>
  );
}
