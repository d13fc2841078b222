import { expect, test, vi } from 'vitest';
import { refusalOf } from './readPicture.ts';

const notAnImage = 'Please upload an image file for the thumbnail';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)),
  );
const u32 = (n: number) => [n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255];
const png = (width: number, height: number) =>
  bytes(
    '\x89PNG\r\n\x1a\n',
    u32(13),
    'IHDR',
    u32(width),
    u32(height),
    [8, 2, 0, 0, 0],
    u32(0),
    u32(0),
    'IEND',
    u32(0),
  );
const jpeg = bytes(
  '\xff\xd8\xff\xe0',
  [0, 4, 0, 0],
  [0xff, 0xc0, 0, 11, 8, 0, 90, 0, 120],
  [3, 0, 0, 0, 0, 0],
);
const webp = bytes('RIFF', [22, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [119, 0, 0, 89, 0, 0]);
const refusal = (content: Uint8Array<ArrayBuffer> | string, name = 'a.png') =>
  refusalOf(new File([content], name, { type: 'image/png' }), notAnImage);

test.each([
  ['PNG', png(120, 90)],
  ['JPG', jpeg],
  ['WEBP', webp],
])('KC-51 a %s is accepted under any file name', async (_kind, content) => {
  expect(await refusal(content, 'notes.txt')).toBeUndefined();
});

test.each([
  ['HTML with a picture name', '<!doctype html><title>x</title>'],
  ['an empty file', ''],
  ['a truncated PNG', png(120, 90).slice(0, 40)],
  ['a PNG without pixels', png(0, 90)],
  ['a GIF', 'GIF89a' + 'x'.repeat(60)],
  ['the beginning of a JPG', '\u00ff'],
])('VA-24 %s is refused', async (_what, content) => {
  expect(await refusal(content)).toBe(notAnImage);
});

test('KC-51 a picture of more than 5 MB, or of 30,000 pixels, is refused with the reason', async () => {
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  large.set(png(120, 90));
  expect(await refusal(large)).toBe('Choose a picture of at most 5 MB');
  expect(await refusal(png(30_000, 30_000))).toBe(
    'Choose a picture of at most 10,000 pixels in width and height',
  );
  expect(await refusal(new Uint8Array(6_000_000))).toBe(notAnImage);
});

test('VA-24 a picture with a valid header and broken data is refused, and so is an unreadable file', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  expect(await refusal(jpeg)).toBe(notAnImage);
  vi.unstubAllGlobals();
  const gone = new File([jpeg], 'gone.jpg');
  gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  expect(await refusalOf(gone, notAnImage)).toBe(notAnImage);
});
