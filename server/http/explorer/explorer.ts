import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Request, type Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { PersistedOperations } from '../../graphql/persistedOperations.ts';
import type { Store } from '../../data/store.ts';
import { readyOperations } from './operations.ts';
import { customize, withAbout, withoutJoke } from './page.ts';
import { collectionsOf, tabsOf } from './ready.ts';
import { reference } from './reference.ts';
import { startScript, type ExplorerTab } from './start.ts';
import { themes } from './theme.ts';

const files = '/graphql/explorer/';

/** Altair executes its script files, injects styles and has icons in data URLs. Its iframe for user scripts is blocked. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

interface Sources {
  persisted: PersistedOperations;
  schema: GraphQLSchema;
  store: Store;
  /** In simulated mode the worker that performs mutations in the tab, and its sample. */
  tab?: ExplorerTab | undefined;
  /** The `@font-face` rules of the product's fonts. */
  fontFaces: string;
}

/** Loads Altair from its package, with its initial tabs and collections. Called on the first request. */
async function loadAltair({ persisted, schema, store, tab, fontFaces }: Sources) {
  const { getDistDirectory, renderAltair, renderInitialOptions } = await import('altair-static');
  const operations = readyOperations(persisted, schema, store);
  const initialSettings = {
    // Every tab has the schema, for docs, search and completion: `start.ts` requests it once for all.
    'schema.reloadOnStart': true,
    'banners.disable': true,
    'alert.disableUpdateNotification': true,
    disablePushNotification: true,
    enableTablistScrollbar: true,
  };
  // The user's changes are stored under this namespace until tabs, collections or settings change; the endpoint may vary.
  const prepared = JSON.stringify([tabsOf(operations, ''), operations, initialSettings, themes]);
  const namespace = `workgrove_${digest(prepared)}_`;
  const settings = { instanceStorageNamespace: namespace, disableAccount: true, initialSettings };
  return {
    page: customize(
      renderAltair({ baseURL: files, serveInitialOptionsInSeperateRequest: 'start.js' }),
      fontFaces,
    ),
    /** Altair requires an absolute URL as the endpoint. */
    start: (endpoint: string) => {
      const initialWindows = tabsOf(operations, endpoint);
      const init = renderInitialOptions({ ...settings, endpointURL: endpoint, initialWindows });
      const collections = collectionsOf(operations, endpoint);
      // `start.ts` stores the themes in the browser: Altair's option `initialSettings` loses their colours.
      const stored = { ...initialSettings, ...themes };
      return startScript(
        { namespace, collections, settings: stored, endpoint, tab, init },
        initialWindows.length,
      );
    },
    folder: getDistDirectory(),
    serve: express.static(getDistDirectory(), { index: false, redirect: false }),
  };
}

const originOf = (req: Request) => `${req.protocol}://${req.headers.host ?? 'localhost'}`;

/** Serves the explorer at /graphql to browsers, its files and the reference. `next('router')` skips it for other methods. */
export function explorer(sources: Sources): Router {
  let loaded: ReturnType<typeof loadAltair> | undefined;
  const altair = () => (loaded ??= loadAltair(sources));
  return express
    .Router()
    .use((req, _res, next) => next(['GET', 'HEAD'].includes(req.method) ? undefined : 'router'))
    .get('/', async (req, res, next) => {
      res.vary('accept');
      if (req.accepts(['application/graphql-response+json', 'json', 'html']) !== 'html') return next();
      const { page } = await altair();
      const mode = { isLive: Boolean(sources.schema.getMutationType()), performs: sources.tab !== undefined };
      res.set({ 'content-security-policy': policy, 'cache-control': 'no-cache' });
      res.type('html').send(withAbout(page, originOf(req), mode));
    })
    .get('/explorer', (_req, res) => res.redirect(308, '/graphql'))
    .use(reference(sources))
    .get('/explorer/start.js', async (req, res) => {
      const { start } = await altair();
      res
        .set('cache-control', 'no-cache')
        .type('text/javascript')
        .send(start(`${originOf(req)}/graphql`));
    })
    .get('/explorer/assets/i18n/:language.json', async (req, res, next) => {
      const { language } = req.params;
      if (!/^[\w-]+$/.test(language)) return next();
      const { folder } = await altair();
      const words = await readFile(join(folder, `assets/i18n/${language}.json`), 'utf8').catch(() => null);
      if (words === null) return next();
      res.type('json').send(withoutJoke(words));
    })
    .use('/explorer', async (req, res) => {
      const { serve } = await altair();
      res.set({ 'content-security-policy': policy, 'cache-control': 'no-cache' });
      serve(req, res, () => void res.sendStatus(404));
    });
}
