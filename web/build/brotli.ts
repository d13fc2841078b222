import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const done = new Map<string, Promise<Buffer>>();

/** A text at brotli's best level; what is written beside each file and what is weighed is compressed once. */
export function brotli(text: string): Promise<Buffer> {
  const known = done.get(text) ?? compress(text);
  done.set(text, known);
  return known;
}
