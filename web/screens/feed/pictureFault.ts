import { isWithin, fileTooLarge } from '../../ui/fileSize.ts';
import { maxMegabytes } from '../../../schema/rules/bounds.ts';

const types = ['image/png', 'image/jpeg', 'image/webp'];

/** Whether the file really is the picture that its name says. */
async function isPicture(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** What keeps a file from being the picture of a post; null for nothing. */
export async function pictureFault(file: File): Promise<string | null> {
  if (!types.includes(file.type)) return 'Choose a PNG, JPG or WEBP picture';
  if (!isWithin(file, maxMegabytes.picture)) return fileTooLarge(maxMegabytes.picture, 'picture');
  return (await isPicture(file)) ? null : "We couldn't read this picture. Choose another";
}
