import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
}

interface Options {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/** Serves on a free local port. Requests are sent verbatim: no normalised paths, no added headers. */
export async function serve(handler: RequestListener) {
  const server = createServer(handler);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const outgoing = httpRequest(
        { host: '127.0.0.1', port, path, method, headers, agent: false },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('end', () => {
            const bytes = Buffer.concat(chunks);
            const { statusCode: status = 0, headers: received } = incoming;
            resolve({ status, headers: received, text: bytes.toString(), bytes });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return {
    origin: `http://127.0.0.1:${port}`,
    ask,
    /** Sends up to `size` bytes until the response arrives. Resolves to its status and the number of bytes sent. */
    pour: (path: string, headers: Readonly<Record<string, string>>, size: number) =>
      new Promise<{ status: number; sent: number }>((resolve, reject) => {
        const outgoing = httpRequest({
          host: '127.0.0.1',
          port,
          path,
          method: 'POST',
          headers,
          agent: false,
        });
        let sent = 0;
        const chunk = Buffer.alloc(100_000, 32);
        const push = () => {
          if (outgoing.destroyed || sent >= size) return;
          outgoing.write(chunk, (error) => {
            if (error) return;
            sent += chunk.length;
            push();
          });
        };
        outgoing.on('response', ({ statusCode: status = 0 }) => {
          resolve({ status, sent });
          outgoing.destroy();
        });
        outgoing.on('error', reject);
        push();
      }),
    /** Posts a GraphQL operation as the client does. */
    post: (operation: unknown, headers: Readonly<Record<string, string>> = {}) =>
      ask('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(operation),
      }),
    close: () => new Promise((closed) => server.close(closed)),
  };
}

export type Served = Awaited<ReturnType<typeof serve>>;

/** The errors of a GraphQL response. */
export const errorsOf = ({ text }: Reply) =>
  (JSON.parse(text) as { errors?: { message: string; extensions?: { code?: string } }[] }).errors ?? [];
