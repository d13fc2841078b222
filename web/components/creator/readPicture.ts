import { isWithin, fileTooLarge } from '../../ui/fileSize.ts';
import { maxMegabytes } from '../../../schema/rules/bounds.ts';

/** Why a file cannot be a thumbnail, or nothing. */
export const notAnImage = 'Please upload an image file for the thumbnail';
const tooWide = 'Choose a picture of at most 10,000 pixels in width and height';
const mostPixels = 10_000;

interface Size {
  width: number;
  height: number;
}

const startsWith = (view: DataView, text: string, at = 0): boolean =>
  view.byteLength >= at + text.length &&
  Array.from(text).every((letter, i) => view.getUint8(at + i) === letter.charCodeAt(0));

/** A PNG ends with its IEND chunk; what is cut off does not. */
function pngSize(view: DataView): Size | undefined {
  const end = view.byteLength;
  if (!startsWith(view, '\x89PNG\r\n\x1a\n') || end < 45 || !startsWith(view, 'IHDR', 12)) return undefined;
  if (!startsWith(view, 'IEND', end - 8)) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** A JPEG is a row of segments; the frame's says how large it is. */
function jpegSize(view: DataView): Size | undefined {
  if (!startsWith(view, '\xff\xd8\xff')) return undefined;
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** A WEBP says how long it is; three kinds of it tell their size in three ways. */
function webpSize(view: DataView): Size | undefined {
  if (!startsWith(view, 'RIFF') || !startsWith(view, 'WEBP', 8) || view.byteLength < 30) return undefined;
  if (view.getUint32(4, true) + 8 > view.byteLength) return undefined;
  if (startsWith(view, 'VP8X', 12)) {
    const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
    return { width: three(24), height: three(27) };
  }
  if (startsWith(view, 'VP8L', 12)) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** What is cut off or spoilt after its head the browser refuses to decode; it would show a part of it. */
const isWhole = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );

/** Judges a picture by what is in it, whatever it is called: why it is refused, or undefined for a good one. */
export async function refusalOf(file: File): Promise<string | undefined> {
  // Its first bytes tell whether it is a picture; only one that is small enough is read as a whole.
  const small = isWithin(file, maxMegabytes.picture);
  const bytes = await (small ? file : file.slice(0, 16)).arrayBuffer().catch(() => new ArrayBuffer(0));
  const view = new DataView(bytes);
  if (!small)
    return ['\x89PNG', '\xff\xd8\xff', 'RIFF'].some((sign) => startsWith(view, sign))
      ? fileTooLarge(maxMegabytes.picture, 'picture')
      : notAnImage;
  const size = pngSize(view) ?? jpegSize(view) ?? webpSize(view);
  if (!size || size.width === 0 || size.height === 0) return notAnImage;
  if (Math.max(size.width, size.height) > mostPixels) return tooWide;
  return (await isWhole(file)) ? undefined : notAnImage;
}
