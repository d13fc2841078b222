import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const results = new Map<string, Promise<Buffer>>();

/** Compresses, by default at brotli's best level. Writing and measuring a file share one compression. */
export function brotli(text: string, quality: number = constants.BROTLI_MAX_QUALITY): Promise<Buffer> {
  const result =
    results.get(text) ?? compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  results.set(text, result);
  return result;
}
