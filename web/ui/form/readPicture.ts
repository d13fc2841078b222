import { isWithin, fileTooLarge } from '../fileSize.ts';
import { maxMegabytes } from '../../../schema/rules/bounds.ts';

const tooWide = 'Choose a picture of at most 10,000 pixels in width and height';
const maxPixels = 10_000;

/** The first characters of a PNG, a JPEG and a WEBP. */
const signatures = ['\x89PNG', '\xff\xd8\xff', 'RIFF'];

/** Checks a picture by its content, not its name. Returns the reason for a refusal; undefined for a valid picture. */
export async function refusalOf(file: File, notAnImage: string): Promise<string | undefined> {
  const bytes = await file
    .slice(0, 4)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const start = String.fromCharCode(...new Uint8Array(bytes));
  if (!signatures.some((signature) => start.startsWith(signature))) return notAnImage;
  if (!isWithin(file, maxMegabytes.picture)) return fileTooLarge(maxMegabytes.picture, 'picture');
  // The browser rejects a file that is truncated or damaged.
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return notAnImage;
  const isTooWide = Math.max(picture.width, picture.height) > maxPixels;
  picture.close();
  return isTooWide ? tooWide : undefined;
}
