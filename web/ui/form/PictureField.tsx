import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { DropField } from './DropField.tsx';
import { pictureUrl, releasePicture, type ChosenPicture } from './pictureUrls.ts';
import { refusalOf } from './readPicture.ts';

interface Props {
  name: string;
  /** The name for screen readers: 'Product Thumbnail'. */
  label: string;
  /** Begins the alternative text of the preview: 'Thumbnail'. */
  previewOf: string;
  /** The reason for the refusal of a file that is no picture. */
  notAnImage: string;
}

/** Chooses a picture and shows a preview; the value is a `ChosenPicture`. */
export function PictureField({ name, label, previewOf, notAnImage }: Props) {
  const { field } = useController({ name });
  const picture = field.value as ChosenPicture | null;
  const url = picture?.url;
  useEffect(() => () => releasePicture(url), [url]);
  return (
    <DropField
      label={label}
      noun="picture"
      hint="PNG, JPG or WEBP, max 5MB"
      accept="image/png,image/jpeg,image/webp"
      refusalOf={(file) => refusalOf(file, notAnImage)}
      onChange={(file) => field.onChange(file && { url: pictureUrl(file), name: file.name })}
      chosen={
        url && (
          <img
            src={url}
            alt={`${previewOf}: ${picture?.name}`}
            width={320}
            height={200}
            className="aspect-[16/10] w-full max-w-80 rounded-md object-cover"
          />
        )
      }
    />
  );
}
