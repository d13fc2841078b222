import { useEffect, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldError } from './FieldFrame.tsx';
import { FileReading } from './FileReading.tsx';
import { useFileReading } from './useFileReading.ts';
import { DropArea } from './DropArea.tsx';
import { pictureUrl, releasePicture, type ChosenPicture } from './pictureUrls.ts';
import { refusalOf } from './readPicture.ts';

interface Props {
  name: string;
  /** The name for screen readers: 'Product Thumbnail'. */
  label: string;
  /** Begins the alternative text of the preview: 'Thumbnail'. */
  noun: string;
  /** The reason for the refusal of a file that is no picture. */
  notAnImage: string;
}

/** Chooses a picture and shows it. A refused file shows the reason and keeps the current picture. */
export function PictureField({ name, label, noun, notAnImage }: Props) {
  const { field } = useController({ name });
  const chosen = field.value as ChosenPicture | null;
  const [error, setError] = useState<string>();
  const { read, reading, stop } = useFileReading(
    (file) => refusalOf(file, notAnImage),
    ([file], [refusal]) => {
      setError(refusal);
      if (refusal === undefined) field.onChange({ url: pictureUrl(file!), name: file!.name });
    },
  );
  const id = useId();
  const url = chosen?.url;
  useEffect(() => () => releasePicture(url), [url]);
  return (
    <div className="grid gap-2">
      <DropArea
        label={label}
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
            alt={`${noun}: ${chosen?.name}`}
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
