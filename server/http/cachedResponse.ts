import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Compressed once and sent often; a higher level takes several times as long for a few percent. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A response that is sent again: its bytes, its ETag and its compressed bytes are each computed once, when needed. */
export class CachedResponse {
  /** The media type of the text. */
  readonly type: string;
  readonly #text: string;
  #bytes: Buffer | undefined;
  #etag: string | undefined;
  #compressed: Promise<Buffer> | undefined;

  constructor(type: string, text: string) {
    this.type = type;
    this.#text = text;
  }

  get bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(this.#text));
  }

  /** Weak, because the compressed response has the same ETag. */
  get etag(): string {
    return (this.#etag ??= `W/"${createHash('sha1').update(this.bytes).digest('base64url')}"`);
  }

  /** The bytes in brotli. */
  compressed(): Promise<Buffer> {
    return (this.#compressed ??= compress(this.bytes, options));
  }

  /** Estimated bytes in memory, with text and compressed bytes. */
  get size(): number {
    return 3 * this.#text.length;
  }
}
