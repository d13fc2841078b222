import { isWithin, fileTooLarge } from '../fileSize.ts';
import { maxMegabytes } from '../../../schema/rules/bounds.ts';

const tooWide = 'Choose a picture of at most 10,000 pixels in width and height';
const maxPixels = 10_000;

interface Size {
  width: number;
  height: number;
}

const startsWith = (view: DataView, text: string, at = 0): boolean =>
  view.byteLength >= at + text.length &&
  Array.from(text).every((letter, i) => view.getUint8(at + i) === letter.charCodeAt(0));

/** Reads the size of a PNG; undefined when its final IEND chunk is missing, as in a truncated file. */
function pngSize(view: DataView): Size | undefined {
  const end = view.byteLength;
  if (!startsWith(view, '\x89PNG\r\n\x1a\n') || end < 45 || !startsWith(view, 'IHDR', 12)) return undefined;
  if (!startsWith(view, 'IEND', end - 8)) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Reads the size from the frame segment of a JPEG. */
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

/** Reads the size of a WEBP, which has three formats; undefined when it is truncated. */
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

/** Whether the browser can decode the picture. It rejects a file that is truncated or damaged after the header. */
const isDecodable = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );

/** Checks a picture by its content, not its name. Returns the reason for a refusal; undefined for a valid picture. */
export async function refusalOf(file: File, notAnImage: string): Promise<string | undefined> {
  // The first bytes show whether it is a picture; only a small one is read completely.
  const isSmall = isWithin(file, maxMegabytes.picture);
  const bytes = await (isSmall ? file : file.slice(0, 16)).arrayBuffer().catch(() => new ArrayBuffer(0));
  const view = new DataView(bytes);
  if (!isSmall)
    return ['\x89PNG', '\xff\xd8\xff', 'RIFF'].some((sign) => startsWith(view, sign))
      ? fileTooLarge(maxMegabytes.picture, 'picture')
      : notAnImage;
  const size = pngSize(view) ?? jpegSize(view) ?? webpSize(view);
  if (!size || size.width === 0 || size.height === 0) return notAnImage;
  if (Math.max(size.width, size.height) > maxPixels) return tooWide;
  return (await isDecodable(file)) ? undefined : notAnImage;
}
