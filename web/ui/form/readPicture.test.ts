import { afterEach, expect, test, vi } from 'vitest';
import { refusalOf } from './readPicture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const notAnImage = 'Please upload an image file for the thumbnail';
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const png = bytes('\x89PNG\r\n\x1a\n');
const refusal = (content: Uint8Array<ArrayBuffer> | string, name = 'a.png') =>
  refusalOf(new File([content], name, { type: 'image/png' }), notAnImage);
const decodeTo = (picture: Promise<object>) => vi.stubGlobal('createImageBitmap', () => picture);

test.each([
  ['PNG', png],
  ['JPG', bytes('\xff\xd8\xff\xe0')],
  ['WEBP', bytes('RIFF    WEBPVP8X')],
])('KC-51 a %s is accepted under any file name', async (_kind, content) => {
  decodeTo(Promise.resolve({ width: 120, height: 90, close: () => {} }));
  expect(await refusal(content, 'notes.txt')).toBeUndefined();
});

test.each([
  ['HTML with a picture name', '<!doctype html><title>x</title>'],
  ['an empty file', ''],
  ['a GIF', 'GIF89a' + 'x'.repeat(60)],
  ['the beginning of a JPG', '\u00ff'],
])('VA-24 %s is refused', async (_what, content) => {
  expect(await refusal(content)).toBe(notAnImage);
});

test('KC-51 a picture of more than 5 MB, or of 30,000 pixels, is refused with the reason', async () => {
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  large.set(png);
  expect(await refusal(large)).toBe('Choose a picture of at most 5 MB');
  decodeTo(Promise.resolve({ width: 30_000, height: 10, close: () => {} }));
  expect(await refusal(png)).toBe('Choose a picture of at most 10,000 pixels in width and height');
  expect(await refusal(new Uint8Array(6_000_000))).toBe(notAnImage);
});

test('VA-24 a picture with a valid header and broken data is refused, and so is an unreadable file', async () => {
  decodeTo(Promise.reject(new DOMException('', 'InvalidStateError')));
  expect(await refusal(png)).toBe(notAnImage);
  const gone = new File([png], 'gone.png');
  gone.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as Blob;
  expect(await refusalOf(gone, notAnImage)).toBe(notAnImage);
});
