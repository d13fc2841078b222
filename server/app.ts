import type { IncomingMessage, RequestListener } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ApolloServer } from '@apollo/server';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { guestId } from './data/guest.ts';
import type { Assets } from './http/assets.ts';
import { createApolloServer } from './graphql/apollo.ts';
import { createCompiledQueries } from './graphql/compiledQueries.ts';
import { readPersistedOperations } from './graphql/persistedOperations.ts';
import { createRemote } from './graphql/remote.ts';
import type { Context } from './data/context.ts';
import { graphqlEndpoint } from './http/graphqlEndpoint.ts';
import { explorer } from './http/explorer/explorer.ts';
import { createCors } from './http/cors.ts';
import { setSecureHeaders } from './http/headers.ts';
import { createMetrics, metricsPage } from './http/metrics.ts';
import { createObserver, pathOf } from './http/observe.ts';
import { requestIdOf } from './http/requestId.ts';
import { forCrawlers } from './http/crawlers.ts';
import { executeInProcess, type Execute } from './http/inProcess.ts';
import { pages } from './http/pages.ts';
import { createReadReader, isSignedIn } from './http/reader.ts';
import { remoteEndpoint } from './http/remoteEndpoint.ts';
import { readSettings, type Settings } from './http/settings.ts';
import { createTurns } from './http/turns.ts';
import { maxSizeInTab } from '../schema/rules/sample.ts';
import { sizesOf } from './data/enlarge.ts';
import type { LogAction } from './live/actionLog.ts';
import { exportRoute } from './live/accounts/exportRoute.ts';
import { outboxPage } from './live/accounts/outboxPage.ts';
import { createVisitorOf } from './live/accounts/visitor.ts';
import { createEvents } from './live/events.ts';
import type { Live } from './live/live.ts';
import { guardActions } from './live/plugin.ts';
import { StorageError, unavailable } from './live/problems.ts';
import { startReviews } from './live/reviews.ts';
import { createLiveSchema } from './live/schema.ts';
import { schema as contract } from './graphql/schema.ts';
import { createStore } from './data/store.ts';
import { log } from './shared/log.ts';

export interface App {
  /** The name of the database in live mode; undefined in simulated mode. */
  storedIn: string | undefined;
  handler: RequestListener;
  /** Resolves when another server has stored what only a newer release reads. */
  outdated: Promise<void> | undefined;
  /** Builds indexes and compiles the client's queries between requests. /readyz responds 503 meanwhile. The server's own actions begin after it. */
  warmUp: () => Promise<void>;
  /** Makes /readyz respond 503, so that a load balancer sends no new requests, and ends the streams of events. */
  drain: () => void;
  /** Resolves when every running operation has finished. */
  stop: () => Promise<void>;
}

/** Responds to a missing file or an unsupported method. Express's own 404 would replace the security headers. */
const notFound: RequestHandler = (_req, res) => void res.status(404).type('text').send('Not found.');

/** The fallback error handler: logs an internal error and responds without its message. */
const handleError: ErrorRequestHandler = (error: { status?: unknown }, req, res, next) => {
  if (res.headersSent) return next(error);
  if (error instanceof StorageError) {
    const { status, message, retryAfter } = unavailable;
    return void res
      .status(status)
      .set({ 'retry-after': String(retryAfter), 'cache-control': 'no-store' })
      .type('text')
      .send(message);
  }
  // The status of a package's error may be a text.
  const status = typeof error.status === 'number' ? error.status : 500;
  const requestId = requestIdOf(res);
  const { method, originalUrl } = req;
  if (status >= 500)
    log('error', 'A request failed.', { requestId, method, path: pathOf(originalUrl), error });
  const sentence =
    status < 500
      ? 'This request cannot be understood.'
      : `Something went wrong on our side. Reference: ${requestId}`;
  res.status(status).type('text').send(sentence);
};

/** The reason why the source of the data does not answer, as one sentence; undefined if it answers. */
async function problemOf(execute: Execute): Promise<string | undefined> {
  try {
    const { data } = await execute('{ __typename }', {});
    return data ? undefined : 'The GraphQL server refuses the query { __typename }.';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Whether a request is for an operation. A browser gets the explorer at the same address. */
const isOperation = ({ url = '', method = '', headers }: IncomingMessage) =>
  (url === '/graphql' || url.startsWith('/graphql?')) &&
  !(['GET', 'HEAD'].includes(method) && headers.accept?.includes('text/'));

/** Opens the stored data in live mode. Simulated mode does not load the packages of the databases. */
async function openStoredData({ live: location, ...settings }: Settings): Promise<Live | undefined> {
  return location && (await import('./live/live.ts')).openLive({ ...settings, location });
}

/** Creates the complete site. `given` is live data that is already open; by default it opens that of `settings`, if any. */
export async function createApp(
  assets: Assets,
  settings: Settings = readSettings({}),
  { live: given, logAction }: { live?: Live; logAction?: LogAction } = {},
): Promise<App> {
  const { origin, sample, corsOrigins, trustProxy } = settings;
  const live = given ?? (await openStoredData(settings));
  const start = Date.now();
  const store = live?.store ?? createStore(start, sizesOf(sample));
  // The data as requests without a session read them: for search engines, the explorer and /readyz.
  const publicStore = live?.accounts ? store.of(guestId) : store;
  const persisted = readPersistedOperations();
  const schema = live ? createLiveSchema() : contract;
  const plugins = live ? [guardActions(origin, corsOrigins)] : [];
  const apollo: ApolloServer<Context> = createApolloServer({ schema, persisted, plugins, origin });
  await apollo.start();
  const queries = createCompiledQueries(schema, persisted);
  const remote = settings.endpoint === undefined ? undefined : createRemote(settings.endpoint);
  const visitorOf = createVisitorOf(trustProxy);
  const readReader = createReadReader(store, live, visitorOf);
  const metrics = createMetrics({
    store: remote ? undefined : store,
    live,
    streams: () => events?.size ?? 0,
  });
  const countAction: LogAction = (line) => {
    metrics.action(line);
    logAction?.(line);
  };
  // The pages of another server's data mostly wait for it.
  const turns = createTurns({ running: remote ? 8 : 1, visitorOf });
  const endpoint = remote
    ? remoteEndpoint(remote, persisted)
    : graphqlEndpoint({ apollo, store, queries, live, logAction: countAction, visitorOf, turns });
  const execute: Execute = remote
    ? async (query, variables) => (await remote.send({ query, variables })).result
    : executeInProcess(apollo, publicStore);
  const events =
    live &&
    createEvents({
      live,
      accountOf: async (req) => {
        // A stream of events sets no cookies, so it must not renew the session.
        const reader = await readReader(req, { hasCookies: false });
        // Without accounts each request is of the sample's viewer.
        return reader.session && !isSignedIn(reader) ? undefined : reader.store.viewer.id;
      },
    });
  // In simulated mode a worker of the browser tab creates the same sample and performs the actions on it. Beyond
  // `maxSizeInTab` none does: the explorer gets no `tab`, and pages need its size to refuse an action with a sentence.
  const tab = !live && !remote ? { start, size: sample } : undefined;
  const cors = createCors(corsOrigins);
  const observe = createObserver(metrics, trustProxy);
  let draining = false;
  let preparing = false;
  let stopReviews: (() => void) | undefined;
  const site = express()
    .disable('x-powered-by')
    .use((_req, res, next) => {
      setSecureHeaders(res);
      next();
    })
    .get('/healthz', (_req, res) => void res.type('text').send('ok'))
    // Exact, as in the rule of a proxy that hides it: Express would answer /READYZ and /readyz/, too.
    .get(/^\/readyz$/, async (_req, res) => {
      const state = draining ? 'stopping' : preparing ? 'starting' : undefined;
      const problem = state ?? (await live?.problem()) ?? (await problemOf(execute));
      res
        .status(problem === undefined ? 200 : 503)
        .type('text')
        .send(problem ?? 'ready');
    })
    .use(
      '/graphql',
      explorer({
        persisted,
        schema,
        store: publicStore,
        assets,
        ...(tab && tab.size <= maxSizeInTab && { tab: { worker: assets.worker, settings: tab } }),
      }),
    )
    .all('/graphql', endpoint)
    .get(/^\/metrics$/, metricsPage(metrics, settings.metricsToken, visitorOf))
    .use(outboxPage(live?.accounts, visitorOf), exportRoute(readReader))
    .get('/events', (req, res, next) => (events ? events.handle(req, res) : next()))
    .use(forCrawlers({ execute, origin }))
    .use(assets.files)
    .use(
      pages({
        apollo,
        queries,
        store: publicStore,
        readReader,
        assets,
        remote,
        origin,
        ...(tab && { tab }),
        live,
        turns,
      }),
    )
    .use(notFound)
    .use(handleError);
  return {
    storedIn: live?.storedIn,
    outdated: live?.outdated,
    handler: (req, res) => {
      observe(req, res);
      if (draining) res.setHeader('connection', 'close');
      if (req.url?.startsWith('/graphql')) cors(req, res);
      // Operations bypass Express, which takes longer than most of them.
      if (isOperation(req)) endpoint(req, res);
      else site(req, res);
    },
    warmUp: async () => {
      if (remote) return;
      preparing = true;
      // Requests are answered in between.
      for (const _built of publicStore.prepare()) await nextTurn(); // oxlint-disable-line no-await-in-loop
      for (const hash in persisted) {
        queries.compile(hash);
        await nextTurn(); // oxlint-disable-line no-await-in-loop
      }
      preparing = false;
      if (live) stopReviews = startReviews(live);
    },
    drain: () => {
      draining = true;
      events?.drain();
    },
    stop: async () => {
      events?.drain();
      stopReviews?.();
      await apollo.stop();
      await live?.close();
    },
  };
}

// `web/build/pagesInDev.ts` loads this module alone and takes all of these from it.
export { builtAssets, devAssets } from './http/assets.ts';
export { readSettings };
