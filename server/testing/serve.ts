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

/** Serves on a free port of this machine and asks exactly what a test writes: no tidied paths, no headers of its own. */
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
    ask,
    /** A GraphQL operation as our client sends it. */
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

/** The errors of a GraphQL answer. */
export const errorsOf = ({ text }: Reply) =>
  (JSON.parse(text) as { errors?: { message: string; extensions?: { code?: string } }[] }).errors ?? [];
