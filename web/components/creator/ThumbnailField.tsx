import { useEffect, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldError } from '../../ui/form/FieldFrame.tsx';
import { FileReading } from '../../ui/form/FileReading.tsx';
import { useFileReading } from '../../ui/form/useFileReading.ts';
import { DropArea } from './DropArea.tsx';
import { pictureUrl, releasePicture } from './pictureUrls.ts';
import type { ProductForm } from './productForm.ts';
import { refusalOf } from './readPicture.ts';

/** The product's picture. A refused file shows the reason and keeps the current picture. */
export function ThumbnailField() {
  const { field } = useController<ProductForm, 'thumbnail'>({ name: 'thumbnail' });
  const [error, setError] = useState<string>();
  const { read, reading, stop } = useFileReading(refusalOf, ([file], [refusal]) => {
    setError(refusal);
    if (refusal === undefined) field.onChange({ url: pictureUrl(file!), name: file!.name });
  });
  const id = useId();
  const url = field.value?.url;
  useEffect(() => () => releasePicture(url), [url]);
  return (
    <div className="grid gap-2">
      <DropArea
        label="Product Thumbnail"
        choose={url ? 'Choose another picture' : 'Choose a picture'}
        hint="PNG, JPG or WEBP, max 5MB"
        accept="image/png,image/jpeg,image/webp"
        error={error}
        errorId={id}
        onFile={(file) => read([file])}
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
          className="btn btn-sm btn-ghost -ml-3 justify-self-start max-md:h-11"
          onClick={() => {
            // Also stops reading the picture that would replace it.
            stop();
            field.onChange(null);
          }}
        >
          Remove picture
        </button>
      )}
      <FileReading reading={reading} onStop={stop} />
    </div>
  );
}
