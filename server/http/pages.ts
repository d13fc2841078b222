import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ApolloServer } from '@apollo/server';
import type { RequestHandler } from 'express';
import { cookiesThatMatter, render, type Rendered } from '../../web/entry-server.tsx';
import { headScript } from '../../web/shell/headScript.ts';
import type { Assets } from './assets.ts';
import { createContext, type Context } from '../context.ts';
import { inProcessLink } from './inProcess.ts';
import { createPageCache, type Page } from './pageCache.ts';
import { Busy } from './requestQueue.ts';
import type { Store } from '../store.ts';

const brotli = promisify(brotliCompress);
/** Pages are made for each request: level 5 costs a tenth of level 11 and is nearly as small. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** The compressions that a page can have, the best first. */
const compressions = {
  br: (html: string) => brotli(html, quickly),
  gzip: promisify<string, Buffer>(gzip),
  identity: async (html: string) => Buffer.from(html),
};
const encodings = Object.keys(compressions) as (keyof typeof compressions)[];

/** The site's signs, for a tab, a bookmark and the first screen of a phone. */
const marks =
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
  '<link rel="manifest" href="/site.webmanifest">';

/** A browser paints while it reads: the bars round the page show once they are whole, or their parts would move. */
const wholeBars = '<link rel="expect" href="#main" blocking="render">';

/** The document round the markup, and its content security policy. */
function document(page: Rendered, assets: Assets, addressed: boolean) {
  // The markup of a failed page, or of another address, could not be hydrated, so it keeps no script; its links work
  // all the same.
  const live = addressed && page.status < 500;
  const { head, foot, policy } = assets.frame(page.body, live ? page.modules : []);
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `${page.head}${page.shared.head}${wholeBars}${marks}` +
    `<script>${headScript}</script>${head}</head><body><div id="root">${page.body}</div>` +
    (live ? `<script type="application/json" id="cache">${page.cache}</script>${foot}` : '') +
    `${page.shared.data}</body></html>`;
  return { html, policy };
}

/** The path in plain letters, or null where it cannot be decoded or has an end of a line in it: no route has such. */
function decoded(path: string): string | null {
  try {
    const plain = decodeURIComponent(path);
    return /[\n\r\u2028\u2029]/.test(plain) ? null : plain;
  } catch {
    return null;
  }
}

/** What stands for an address that means nothing: no route has it. */
const nowhere = '/nowhere/at/all';

interface PageServer {
  apollo: ApolloServer<Context>;
  store: Store;
  /** Whether an action is real; as shipped, none is. */
  canChange?: boolean;
  assets: Assets;
  /** Where the site stands: shared links need whole addresses. */
  origin: string;
}

/** For how long a page is the same: what it says of times counts in minutes. */
const minute = 60_000;

/** What is sent where too many pages are wanted at once. Its link leads to where it stands. */
const busyPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Workgrove is busy</title></head>' +
  '<body><h1>Workgrove is busy</h1><p>Too many pages are asked for at once. ' +
  '<a href="">Try again</a> in a few seconds.</p></body></html>';

/** Every address that is neither a file nor /graphql is a page, rendered when it is first asked for in a minute. */
export const pages = ({ apollo, store, assets, origin, canChange = false }: PageServer): RequestHandler => {
  // What an action changes has to stand in the next page.
  const pageOf = createPageCache(assets.lasting && !canChange);

  async function make(
    url: string,
    known: boolean,
    cookie: string,
    encoding: keyof typeof compressions,
    signal: AbortSignal,
  ): Promise<Page> {
    const request = new Request(`http://localhost${known ? url : nowhere}`, { headers: { cookie }, signal });
    const report = (error: unknown) => console.error('GET', url, error);
    const page = await render(request, inProcessLink(apollo, createContext(store)), report, origin);
    if (page instanceof Response)
      return { status: page.status, location: page.headers.get('location') ?? '/', bytes: Buffer.alloc(0) };
    const { html, policy } = document(page, assets, known);
    const bytes = await compressions[encoding](await assets.finish(url, html));
    return { status: page.status, policy, bytes };
  }

  return async (req, res, next) => {
    const path = decoded(req.path);
    if (!['GET', 'HEAD'].includes(req.method)) return next();
    // A path with an extension names a file. A missing one is worth a page to people, not to a script or a picture.
    if (path !== null && /\.\w+$/.test(path) && !req.get('accept')?.includes('text/html')) return next();
    const { originalUrl: url, headers } = req;
    const { cookie = '' } = headers;
    const encoding = encodings.find((name) => req.acceptsEncodings(name)) ?? 'identity';
    const key = [Math.floor(Date.now() / minute), encoding, cookiesThatMatter(cookie), url].join(' ');
    try {
      const page = await pageOf(key, res, (gone) => make(url, path !== null, cookie, encoding, gone));
      if (page.location !== undefined) return res.redirect(page.status, page.location);
      res.status(page.status).type('html').vary('accept-encoding').vary('cookie');
      // 'no-cache', not 'no-store': a page may be kept for Back, and is asked for again otherwise.
      res.set('cache-control', 'private, no-cache');
      if (page.policy) res.set('content-security-policy', page.policy);
      else res.removeHeader('content-security-policy');
      if (encoding !== 'identity') res.set('content-encoding', encoding);
      res.send(page.bytes);
    } catch (error) {
      if (res.destroyed) return;
      if (!(error instanceof Busy)) throw error;
      res.status(503).set({ 'retry-after': '3', 'cache-control': 'no-store' }).type('html').send(busyPage);
    }
  };
};
