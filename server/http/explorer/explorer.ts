import { createHash } from 'node:crypto';
import express, { type Router } from 'express';
import sirv from 'sirv';
import type { KnownOperations } from '../../apollo.ts';
import { schema } from '../../schema.ts';
import type { Store } from '../../store.ts';
import { landingPage, landingPolicy } from './landing.ts';
import { readyOperations } from './operations.ts';

const home = '/graphql/explorer/';

/**
 * Altair runs no script but its own files. It makes its styles while it runs, and draws its icons from data; its
 * frame for scripts of the user is left out, as nothing here needs it.
 */
const explorerPolicy = [
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
async function loadAltair(known: KnownOperations, store: Store) {
  const { getDistDirectory, renderAltair, renderInitialOptions } = await import('altair-static');
  const [first, ...others] = readyOperations(known, schema, store);
  // Of the tabs that it is given, Altair shows the last one.
  const operations = [...others, ...(first ? [first] : [])];
  return {
    page: renderAltair({ baseURL: home, serveInitialOptionsInSeperateRequest: 'start.js' }),
    start: renderInitialOptions({
      endpointURL: '/graphql',
      // What a reader has changed is kept in the browser, until the client's operations change.
      instanceStorageNamespace: `workgrove_${digest(JSON.stringify(operations))}_`,
      disableAccount: true,
      initialSettings: {
        'schema.reloadOnStart': true,
        'banners.disable': true,
        'alert.disableUpdateNotification': true,
        disablePushNotification: true,
        enableTablistScrollbar: true,
      },
      initialWindows: operations.map(({ name, query, variables }) => ({
        initialName: name,
        initialQuery: query,
        initialVariables: JSON.stringify(variables, null, 2),
      })),
    }),
    files: sirv(getDistDirectory(), { etag: true }),
  };
}

/** What a browser is shown at /graphql and below: the page that opens an explorer, and the explorer we serve. */
export function explorer(known: KnownOperations, store: Store): Router {
  let altair: ReturnType<typeof loadAltair> | undefined;
  return express
    .Router()
    .get('/', (req, res, next) => {
      res.vary('accept');
      if (req.accepts(['application/graphql-response+json', 'json', 'html']) !== 'html') return next();
      const [first] = readyOperations(known, schema, store);
      // The frame of Apollo Sandbox and its window talk to each other.
      res.removeHeader('cross-origin-opener-policy');
      res.set({ 'content-security-policy': landingPolicy, 'cache-control': 'no-cache' });
      res.type('html').send(landingPage(first));
    })
    .use('/explorer', (req, res, next) => {
      if (!['GET', 'HEAD'].includes(req.method)) return next();
      // The page's own addresses count from the slash at the end.
      if (req.originalUrl.split('?')[0] === home.slice(0, -1)) return res.redirect(308, home);
      altair ??= loadAltair(known, store);
      altair.then(({ page, start, files }) => {
        res.set({ 'content-security-policy': explorerPolicy, 'cache-control': 'no-cache' });
        if (req.path === '/') return void res.type('html').send(page);
        if (req.path === '/start.js') return void res.type('text/javascript').send(start);
        files(req, res, () => void res.sendStatus(404));
      }, next);
    });
}
