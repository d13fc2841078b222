import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire: compressed. */
  body: Buffer;
}

const ask = (address: string) =>
  new Promise<Answer>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, async (res) => {
      const parts: Buffer[] = [];
      for await (const part of res) parts.push(part as Buffer);
      resolve({ status: res.statusCode!, headers: res.headers, body: Buffer.concat(parts) });
    }).on('error', reject);
  });

/** A page without its scripts and without the links that fetch them beforehand. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');

/** Serves the page of another server stripped of its scripts, and its files as they are: same bytes, same headers. */
export async function serveWithoutScripts(origin: string, address: string) {
  const page = await ask(origin + address);
  const html = withoutScripts(brotliDecompressSync(page.body).toString());
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const answers = new Map<string, Answer>([[address, { ...page, body }]]);
  const server = createServer(async (req, res) => {
    const path = req.url ?? '/';
    const answer = answers.get(path) ?? (await ask(origin + path));
    answers.set(path, answer);
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = answer.headers;
    res.writeHead(answer.status, { ...headers, 'content-length': answer.body.length }).end(answer.body);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
