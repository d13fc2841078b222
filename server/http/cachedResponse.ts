import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses at level 5: it costs a tenth of level 11, and its output is nearly as small. */
export const compress = (text: string | Buffer): Promise<Buffer> => brotli(text, options);

/** A response that is sent again: its ETag and its compressed bytes are each computed once, when needed. */
export function createCachedResponse(type: string, text: string) {
  const bytes: Buffer = Buffer.from(text);
  let etag: string | undefined;
  let compressed: Promise<Buffer> | undefined;
  return {
    /** The media type of the text. */
    type,
    bytes,
    /** Weak, because the compressed response has the same ETag. */
    get etag(): string {
      return (etag ??= `W/"${createHash('sha1').update(bytes).digest('base64url')}"`);
    },
    compressed: (): Promise<Buffer> => (compressed ??= compress(bytes)),
    /** Estimated bytes in memory, with the compressed ones. */
    size: 2 * bytes.length,
  };
}

export type CachedResponse = ReturnType<typeof createCachedResponse>;
