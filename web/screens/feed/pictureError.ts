import { isWithin, fileTooLarge } from '../../ui/fileSize.ts';
import { maxMegabytes } from '../../../schema/rules/bounds.ts';

const types = ['image/png', 'image/jpeg', 'image/webp'];

/** Whether the browser can decode the file as a picture. */
async function isPicture(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** Returns the error message of a file that cannot be the picture of a post, otherwise null. */
export async function pictureError(file: File): Promise<string | null> {
  if (!types.includes(file.type)) return 'Choose a PNG, JPG or WEBP picture';
  if (!isWithin(file, maxMegabytes.picture)) return fileTooLarge(maxMegabytes.picture, 'picture');
  return (await isPicture(file)) ? null : "We couldn't read this picture. Choose another";
}
