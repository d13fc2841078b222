import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Request, type Router } from 'express';
import sirv from 'sirv';
import type { PersistedOperations } from '../../graphql/persistedOperations.ts';
import { readActions, schema } from '../../schema.ts';
import type { Store } from '../../store.ts';
import { readyOperations } from './operations.ts';
import { framed, withAbout, withoutJoke } from './page.ts';
import { collectionsOf, tabsOf } from './ready.ts';
import { startScript } from './start.ts';

const files = '/graphql/explorer/';

/**
 * Altair runs no script but its own files. It makes its styles while it runs, and draws its icons from data; its
 * frame for scripts of the user is left out, as nothing here needs it.
 */
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

/** Altair as its package ships it, and what it opens with. Loaded when somebody asks for it, not at the start. */
async function loadAltair(known: PersistedOperations, store: Store) {
  const { getDistDirectory, renderAltair, renderInitialOptions } = await import('altair-static');
  const operations = readyOperations(known, schema, store);
  // What a reader has changed is kept in the browser, until the client's operations change.
  const namespace = `workgrove_${digest(JSON.stringify(operations))}_`;
  const settings = {
    instanceStorageNamespace: namespace,
    disableAccount: true,
    initialSettings: {
      // Nothing is asked until somebody asks: the panel of docs loads the schema.
      'schema.reloadOnStart': false,
      'banners.disable': true,
      'alert.disableUpdateNotification': true,
      disablePushNotification: true,
      enableTablistScrollbar: true,
    },
  };
  return {
    page: framed(renderAltair({ baseURL: files, serveInitialOptionsInSeperateRequest: 'start.js' })),
    /** Altair takes no endpoint but a whole address. */
    start: (endpoint: string) => {
      const initialWindows = tabsOf(operations, endpoint);
      const init = renderInitialOptions({ ...settings, endpointURL: endpoint, initialWindows });
      const collections = collectionsOf(operations, endpoint);
      return startScript({ namespace, collections, init }, initialWindows.length);
    },
    folder: getDistDirectory(),
    serve: sirv(getDistDirectory(), { etag: true }),
  };
}

const originOf = (req: Request) => `${req.protocol}://${req.headers.host ?? 'localhost'}`;

/** What a browser is shown at /graphql, and the files of that explorer below it. */
export function explorer(known: PersistedOperations, store: Store): Router {
  let loaded: ReturnType<typeof loadAltair> | undefined;
  const altair = () => (loaded ??= loadAltair(known, store));
  return express
    .Router()
    .get('/', (req, res, next) => {
      res.vary('accept');
      if (req.accepts(['application/graphql-response+json', 'json', 'html']) !== 'html') return next();
      altair().then(({ page }) => {
        res.set({ 'content-security-policy': policy, 'cache-control': 'no-cache' });
        res.type('html').send(withAbout(page, originOf(req)));
      }, next);
    })
    .get('/explorer', (_req, res) => res.redirect(308, '/graphql'))
    .get('/explorer/actions.graphql', (_req, res) => void res.type('text').send(readActions()))
    .get('/explorer/start.js', (req, res, next) => {
      altair().then(({ start }) => {
        res
          .set('cache-control', 'no-cache')
          .type('text/javascript')
          .send(start(`${originOf(req)}/graphql`));
      }, next);
    })
    .get('/explorer/assets/i18n/:language.json', (req, res, next) => {
      if (!/^[\w-]+$/.test(req.params.language)) return next();
      altair()
        .then(({ folder }) => readFile(join(folder, `assets/i18n/${req.params.language}.json`), 'utf8'))
        .then(
          (words) => void res.type('json').send(withoutJoke(words)),
          () => next(),
        );
    })
    .use('/explorer', (req, res, next) => {
      if (!['GET', 'HEAD'].includes(req.method)) return next();
      altair().then(({ serve }) => {
        res.set({ 'content-security-policy': policy, 'cache-control': 'no-cache' });
        serve(req, res, () => void res.sendStatus(404));
      }, next);
    });
}
