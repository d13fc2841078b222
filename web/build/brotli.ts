import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const results = new Map<string, Promise<Buffer>>();

/** Compresses at brotli's best level. Writing and measuring a file share one compression. */
export function brotli(text: string): Promise<Buffer> {
  const result = results.get(text) ?? compress(text);
  results.set(text, result);
  return result;
}
