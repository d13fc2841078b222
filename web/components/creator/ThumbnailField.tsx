import { LoaderCircle } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldError } from '../../ui/form/FieldFrame.tsx';
import { DropArea } from './DropArea.tsx';
import { pictureUrl, releasePicture } from './pictureUrls.ts';
import type { ProductForm } from './productForm.ts';
import { refusalOf } from './readPicture.ts';

/** The product's picture. One that is refused says why and leaves the picture that was there. */
export function ThumbnailField() {
  const { field } = useController<ProductForm, 'thumbnail'>({ name: 'thumbnail' });
  const [error, setError] = useState<string>();
  const [reading, setReading] = useState<File>();
  const latest = useRef<File>(undefined);
  const id = useId();
  const url = field.value?.url;
  useEffect(() => () => releasePicture(url), [url]);
  const take = async (file: File) => {
    latest.current = file;
    setReading(file);
    const refusal = await refusalOf(file);
    // Another one was chosen meanwhile.
    if (latest.current !== file) return;
    setReading(undefined);
    setError(refusal);
    if (refusal === undefined) field.onChange({ url: pictureUrl(file), name: file.name });
  };
  return (
    <div className="grid gap-2">
      <DropArea
        label="Product Thumbnail"
        choose={url ? 'Choose another picture' : 'Choose a picture'}
        hint="PNG, JPG or WEBP, max 5MB"
        accept="image/png,image/jpeg,image/webp"
        error={error}
        errorId={id}
        onFile={(file) => void take(file)}
        onRefused={setError}
      >
        {url && (
          <img
            src={url}
            alt={`Thumbnail: ${field.value?.name}`}
            width={320}
            height={200}
            className="aspect-[16/10] w-full max-w-80 rounded-md object-cover"
          />
        )}
      </DropArea>
      {error && (
        <div role="alert">
          <FieldError id={id} message={error} />
        </div>
      )}
      {url && (
        <button
          type="button"
          className="btn btn-sm btn-ghost justify-self-start max-md:h-11"
          onClick={() => field.onChange(null)}
        >
          Remove picture
        </button>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {reading && (
          <span className="flex min-w-0 items-center gap-2">
            <LoaderCircle
              aria-hidden
              className="size-4 flex-none animate-spin text-accent motion-reduce:animate-none"
            />
            <span className="min-w-0 break-words">Reading {reading.name}…</span>
          </span>
        )}
      </p>
    </div>
  );
}
