import type { Request, Response } from 'express';

/** How long a sender has to read our answer before the connection is closed on what it still sends. */
const patienceMs = 1_000;

/**
 * Answers without reading the rest of the request: whoever sends megabytes is told at once, and its bytes stay
 * where they are. The connection is of no use afterwards.
 */
export function answerUnread(res: Response, text: string): void {
  // Without its own reader Node would read the request to its end.
  res.req.pause();
  res.set({ connection: 'close', 'content-length': String(Buffer.byteLength(text)) });
  res.write(text);
  // Closed at once, the answer could be lost on its way: a sender that is still sending would be told of that only.
  setTimeout(() => res.end(), patienceMs).unref();
}

/** The body of a request, or null as soon as it is known to be larger than `most` bytes. */
export function readBody(req: Request, most: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) leave(() => resolve(null));
      else chunks.push(chunk);
    };
    const onEnd = () => leave(() => resolve(Buffer.concat(chunks)));
    const onClose = () => leave(() => reject(new Error('The sender has gone.')));
    function leave(done: () => void) {
      req.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose).pause();
      done();
    }
    // Nothing is read of a body that announces its size and is too large.
    req.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
    if (Number(req.headers['content-length'] ?? 0) > most) leave(() => resolve(null));
  });
}
