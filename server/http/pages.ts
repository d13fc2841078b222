import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ApolloServer } from '@apollo/server';
import type { RequestHandler } from 'express';
import { render, type Rendered } from '../../web/entry-server.tsx';
import { prePaintScript } from '../../web/shell/prePaint.ts';
import type { Assets } from './assets.ts';
import { createContext, type Context } from '../context.ts';
import { inProcessLink } from './inProcess.ts';
import type { Store } from '../store.ts';

const brotli = promisify(brotliCompress);
/** Pages are made for each request: level 5 costs a tenth of level 11 and is nearly as small. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** The compressions that a page can have, the best first. */
const compressions: readonly [string, (html: string) => Promise<Buffer>][] = [
  ['br', (html) => brotli(html, quickly)],
  ['gzip', promisify<string, Buffer>(gzip)],
];

/** The document round the markup, and its content security policy. */
function document(page: Rendered, assets: Assets, addressed: boolean) {
  // The markup of a failed page, or of another address, could not be hydrated, so it keeps no script; its links work
  // all the same.
  const live = addressed && page.status < 500;
  const { head, foot, policy } = assets.frame(page.body, live ? page.modules : []);
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `${page.head}<link rel="icon" href="/icon.svg" type="image/svg+xml">` +
    `<script>${prePaintScript}</script>${head}</head><body><div id="root">${page.body}</div>` +
    (live ? `<script type="application/json" id="cache">${page.cache}</script>${foot}` : '') +
    '</body></html>';
  return { html, policy };
}

/** The path in plain letters, or null where it cannot be decoded. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** What stands for an address that means nothing: no route has it. */
const nowhere = '/nowhere/at/all';

interface PageServer {
  apollo: ApolloServer<Context>;
  store: Store;
  assets: Assets;
}

/** Every address that is neither a file nor /graphql is a page, rendered for this request. */
export const pages = ({ apollo, store, assets }: PageServer): RequestHandler => {
  return async (req, res, next) => {
    const path = decoded(req.path);
    if (!['GET', 'HEAD'].includes(req.method)) return next();
    // A path with an extension names a file. A missing one is worth a page to people, not to a script or a picture.
    if (path !== null && /\.\w+$/.test(path) && !req.get('accept')?.includes('text/html')) return next();
    const gone = new AbortController();
    res.on('close', () => gone.abort());
    const request = new Request(`http://localhost${path === null ? nowhere : req.originalUrl}`, {
      headers: { cookie: req.headers.cookie ?? '' },
      signal: gone.signal,
    });
    const report = (error: unknown) => console.error(req.method, req.originalUrl, error);
    try {
      const page = await render(request, inProcessLink(apollo, createContext(store)), report);
      if (page instanceof Response) return res.redirect(page.status, page.headers.get('location') ?? '/');
      const { html, policy } = document(page, assets, path !== null);
      const finished = await assets.finish(req.originalUrl, html);
      res.status(page.status).type('html').vary('accept-encoding').vary('cookie');
      // 'no-cache', not 'no-store': a page may be kept for Back, and is asked for again otherwise.
      res.set('cache-control', 'private, no-cache');
      if (policy) res.set('content-security-policy', policy);
      else res.removeHeader('content-security-policy');
      const [encoding, compress] = compressions.find(([name]) => req.acceptsEncodings(name)) ?? [];
      if (!encoding || !compress) return void res.send(finished);
      res.set('content-encoding', encoding).send(await compress(finished));
    } catch (error) {
      if (!gone.signal.aborted) throw error;
    }
  };
};
