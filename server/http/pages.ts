import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ApolloServer } from '@apollo/server';
import type { RequestHandler } from 'express';
import { relevantCookies, render, type RenderedPage } from '../../web/entry-server.tsx';
import { headScript } from '../../web/shell/headScript.ts';
import type { Assets } from './assets.ts';
import { compress } from './cachedResponse.ts';
import { createContext, type Context } from '../data/context.ts';
import type { CompiledQueries } from '../graphql/compiledQueries.ts';
import type { Remote } from '../graphql/remote.ts';
import type { Accounts } from '../live/accounts/accounts.ts';
import type { Live } from '../live/live.ts';
import { inProcessLink } from './inProcess.ts';
import { createPageCache, type Making, type Page } from './pageCache.ts';
import { pathOf } from './observe.ts';
import { requestIdOf } from './requestId.ts';
import { addSession, createReadReader, isSignedIn, type ReadReader } from './reader.ts';
import { remoteLink } from './remoteEndpoint.ts';
import { log } from '../shared/log.ts';
import { Busy } from '../shared/requestQueue.ts';
import type { Store } from '../data/store.ts';
import type { Reading } from '../shared/reading.ts';
import { createTurns, type Turns } from './turns.ts';
import type { TabSettings } from '../tab/worker.ts';

/** Content encodings, in order of preference. */
const compressions = {
  br: compress,
  gzip: promisify<string, Buffer>(gzip),
  identity: async (html: string) => Buffer.from(html),
};
const encodings = Object.keys(compressions) as (keyof typeof compressions)[];

const iconLinks =
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
  '<link rel="manifest" href="/site.webmanifest">';

/** Delays the first paint until `#main` is parsed: a browser that paints half a bar would shift its parts later. */
const waitForBars = '<link rel="expect" href="#main" blocking="render">';

interface PageInput {
  url: string;
  /** Whether `decodePath` decodes the path. */
  validPath: boolean;
  cookie: string;
  /** The account that a browser on this machine can use in live mode. */
  demoAccount: Accounts['demoAccount'];
  /** The id of the request that renders the page first. */
  requestId: string | undefined;
}

/** Returns the complete HTML document and its content security policy. `page.shared` is metadata for other sites. */
function document(
  page: RenderedPage,
  assets: Assets,
  validPath: boolean,
  attributes: string,
  tab?: TabSettings,
) {
  // The client cannot hydrate a failed page or an invalid path, so such a page has no script. Its links still work.
  const hydrates = validPath && page.status < 500;
  const { head, foot, policy } = assets.frame(page.body, hydrates ? page.modules : []);
  const sample = tab ? `<meta name="sample" content="${tab.start} ${tab.size}">` : '';
  const html =
    `<!doctype html><html lang="en"${attributes}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `${page.head}${page.shared.head}${waitForBars}${iconLinks}${sample}` +
    `<script>${headScript}</script>${head}</head><body><div id="root">${page.body}</div>` +
    (hydrates ? `<script type="application/json" id="cache">${page.cache}</script>${foot}` : '') +
    `${page.shared.data}</body></html>`;
  return { html, policy };
}

/** Returns null if the path cannot be decoded or contains a line break: no route matches such a path. */
function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return /[\n\r\u2028\u2029]/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

/** Replaces an invalid path; no route matches it. */
const unroutedPath = '/nowhere/at/all';

interface PageServer {
  apollo: ApolloServer<Context>;
  /** The client's queries; without them Apollo Server executes all operations. */
  queries?: CompiledQueries;
  store: Store;
  /** By default every request is of the store's account. */
  readReader?: ReadReader;
  assets: Assets;
  /** The server that answers the queries in place of this one. */
  remote?: Remote | undefined;
  /** The site's public origin: shared links need absolute URLs. */
  origin: string;
  /** Undefined in simulated mode. */
  live?: Pick<Live, 'accounts' | 'seq' | 'look'> | undefined;
  /** The turns of pages and operations. */
  turns?: Turns;
  /** The sample over which the tab performs actions in simulated mode. */
  tab?: TabSettings;
}

/** The body of a 503 response. Its empty `href` links to the requested page. */
const busyPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Workgrove is busy</title></head>' +
  '<body><h1>Workgrove is busy</h1><p>Too many pages are asked for at once. ' +
  '<a href="">Try again</a> in a few seconds.</p></body></html>';

/** Renders every path but files and /graphql. `pageCache.ts` caches a page until what it read or the minute changes. */
export const pages = ({
  apollo,
  queries,
  store,
  readReader = createReadReader(store, undefined),
  assets,
  remote,
  origin,
  live,
  tab,
  turns = createTurns(),
}: PageServer): RequestHandler => {
  // The data of another server may change at any time, so nothing is cached.
  const pageOf = createPageCache(!remote && assets.cacheable, turns);
  const link = (own: Store, reading: Reading, requestId: string | undefined) =>
    remote
      ? remoteLink(remote)
      : inProcessLink(apollo, createContext(own, Date.now(), requestId), { queries, reading });

  async function make(
    own: Store,
    { url, validPath, cookie, demoAccount, requestId }: PageInput,
    encoding: keyof typeof compressions,
    { signal, reading }: Making,
  ): Promise<Page> {
    const request = new Request(`http://localhost${validPath ? url : unroutedPath}`, {
      headers: { cookie },
      signal,
    });
    const report = (error: unknown) =>
      log('error', 'A page failed.', { requestId, path: pathOf(url), error });
    const demo = demoAccount ? ` data-demo='${JSON.stringify(demoAccount)}'` : '';
    // For `mode.ts` and `liveUpdates.ts` of the client. The number is read first: the page may have later actions, too.
    const attributes = live ? ` data-live data-live-seq="${live.seq}"${demo}` : '';
    const mode = { isLive: live !== undefined, demoAccount, requestId };
    const page = await render(request, link(own, reading, requestId), report, origin, mode);
    if (page instanceof Response)
      return { status: page.status, location: page.headers.get('location') ?? '/', bytes: Buffer.alloc(0) };
    const { html, policy } = document(page, assets, validPath, attributes, tab);
    const bytes = await compressions[encoding](await assets.finish(url, html));
    return { status: page.status, policy, bytes };
  }

  return async (req, res, next) => {
    const path = decodePath(req.path);
    if (!['GET', 'HEAD'].includes(req.method)) return next();
    // A path with an extension names a file. Only a browser navigation gets the not-found page for a missing file.
    if (path !== null && /\.\w+$/.test(path) && !req.get('accept')?.includes('text/html')) return next();
    const { originalUrl: url, headers } = req;
    const { cookie = '' } = headers;
    const encoding = encodings.find((name) => req.acceptsEncodings(name)) ?? 'identity';
    try {
      const reader = await readReader(req);
      const isLocal = reader.session?.visitor.isLocal === true;
      const key = [encoding, relevantCookies(cookie), reader.store.viewer.id, isLocal, url].join(' ');
      const demoAccount = isLocal ? live?.accounts?.demoAccount : undefined;
      const input = { url, validPath: path !== null, cookie, demoAccount, requestId: requestIdOf(res) };
      const address = turns.addressOf(req);
      const read = () =>
        turns.forAddress(address, () =>
          pageOf(key, { res, address }, (making) => make(reader.store, input, encoding, making)),
        );
      let page = await read();
      if (page.status === 404 && live && isSignedIn(reader)) {
        // Another server may have added the object a moment ago.
        await live.look().catch(() => {});
        page = await read();
      }
      addSession(res, reader);
      if (page.location !== undefined) return res.redirect(page.status, page.location);
      res.status(page.status).type('html').vary('accept-encoding').vary('cookie');
      // Replaces the 'no-store' that `addSession` sets with a cookie: a guest's page has no private data. 'no-cache': the
      // browser may keep it for Back and revalidates it otherwise. 'private': shared caches do not store it.
      if (!isSignedIn(reader)) res.set('cache-control', 'private, no-cache');
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
