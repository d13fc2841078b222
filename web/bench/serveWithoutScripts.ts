import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

interface CapturedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Compressed, as received. */
  body: Buffer;
}

const fetchCompressed = (address: string) =>
  new Promise<CapturedResponse>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, async (res) => {
      const parts: Buffer[] = [];
      for await (const part of res) parts.push(part as Buffer);
      resolve({ status: res.statusCode!, headers: res.headers, body: Buffer.concat(parts) });
    }).on('error', reject);
  });

/** Removes scripts and their preload links from a page. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');

/** Serves a copy of a page of another server without its scripts. Other files keep their bytes and headers. */
export async function serveWithoutScripts(origin: string, address: string) {
  const page = await fetchCompressed(origin + address);
  const html = withoutScripts(brotliDecompressSync(page.body).toString());
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const responses = new Map<string, CapturedResponse>([[address, { ...page, body }]]);
  const server = createServer(async (req, res) => {
    const path = req.url ?? '/';
    const response = responses.get(path) ?? (await fetchCompressed(origin + path));
    responses.set(path, response);
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = response.headers;
    res.writeHead(response.status, { ...headers, 'content-length': response.body.length }).end(response.body);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
