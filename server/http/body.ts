import type { IncomingMessage, ServerResponse } from 'node:http';

/** Time in which a client that still sends can read the response, before the connection closes. */
const lingerMs = 1_000;

/** Responds to a large request at once, without reading the rest. The connection cannot be reused. */
export function answerUnread(res: ServerResponse, text: string): void {
  // Without a reader Node would read the request to its end.
  res.req.pause();
  res.setHeader('connection', 'close').setHeader('content-length', Buffer.byteLength(text));
  res.write(text);
  // Closed at once, the connection is reset, and a client that still sends may lose the response.
  setTimeout(() => res.end(), lingerMs).unref();
}

/** Resolves to null as soon as the body exceeds `max` bytes; rejects if the client disconnects. */
export function readBody(req: IncomingMessage, max: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > max) settle(() => resolve(null));
      else chunks.push(chunk);
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
    const onClose = () => settle(() => reject(new Error('The client disconnected.')));
    function settle(done: () => void) {
      req.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose).pause();
      done();
    }
    req.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
    // Reads nothing of a body whose announced size is too large.
    if (Number(req.headers['content-length'] ?? 0) > max) settle(() => resolve(null));
  });
}
