import { isWithin, fileTooLarge } from '../../ui/fileSize.ts';
import { maxMegabytes } from '../../../schema/rules/bounds.ts';

const types = ['image/png', 'image/jpeg', 'image/webp'];

/** Returns the error message of a file that cannot be the picture of a post, otherwise null. */
export async function pictureError(file: File): Promise<string | null> {
  if (!types.includes(file.type)) return 'Choose a PNG, JPG or WEBP picture';
  if (!isWithin(file, maxMegabytes.picture)) return fileTooLarge(maxMegabytes.picture, 'picture');
  // The browser rejects a file that it cannot decode.
  const picture = await createImageBitmap(file).catch(() => undefined);
  picture?.close();
  return picture ? null : "We couldn't read this picture. Choose another";
}
