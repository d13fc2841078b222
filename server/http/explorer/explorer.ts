import express, { type Request, type Router } from 'express';
import { buildSchema, type GraphQLSchema } from 'graphql';
import type { PersistedOperations } from '../../graphql/persistedOperations.ts';
import { completeTypeDefs } from '../../graphql/schema.ts';
import type { Store } from '../../data/store.ts';
import type { Assets } from '../assets.ts';
import { readyOperations } from './operations.ts';
import { explorerPage } from './page.ts';
import { prepare, type ExplorerTab } from './prepared.ts';
import { describedActions, reference } from './reference.ts';

/** Monaco, GraphiQL's editor, injects styles and has pictures in data URLs. Vite's development server injects scripts. */
const policyOf = ({ cacheable }: Assets) =>
  [
    "default-src 'none'",
    `script-src 'self'${cacheable ? '' : " 'unsafe-inline'"}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

interface Sources {
  persisted: PersistedOperations;
  schema: GraphQLSchema;
  store: Store;
  /** In simulated mode the worker that performs mutations in the tab, and its sample. */
  tab?: ExplorerTab | undefined;
  assets: Assets;
}

const originOf = (req: Request) => `${req.protocol}://${req.headers.host ?? 'localhost'}`;

/** Serves the explorer at /graphql to browsers, its operations and the reference. `next('router')` skips it for other methods. */
export function explorer({ persisted, schema, store, tab, assets }: Sources): Router {
  const isLive = Boolean(schema.getMutationType());
  let complete: GraphQLSchema | undefined;
  const contract = () =>
    (complete ??= isLive ? schema : buildSchema(completeTypeDefs('Simulated').join('\n')));
  let prepared: string | undefined;
  return express
    .Router()
    .use((req, _res, next) => next(['GET', 'HEAD'].includes(req.method) ? undefined : 'router'))
    .get('/', async (req, res, next) => {
      res.vary('accept');
      if (req.accepts(['application/graphql-response+json', 'json', 'html']) !== 'html') return next();
      const { explorer: files, fontFaces } = assets;
      const page = explorerPage({ origin: originOf(req), isLive, performs: Boolean(tab), files, fontFaces });
      res.set({ 'content-security-policy': policyOf(assets), 'cache-control': 'no-cache' });
      res.type('html').send(await assets.finish('/graphql', page));
    })
    .get('/explorer', (_req, res) => res.redirect(308, '/graphql'))
    .use(reference({ schema, contract, fontFaces: assets.fontFaces }))
    .get('/explorer/prepared.json', (_req, res) => {
      prepared ??= JSON.stringify(
        prepare(
          readyOperations(persisted, schema, store),
          [...describedActions(contract()).values()].flat(),
          tab,
        ),
      );
      res.set('cache-control', 'no-cache').type('json').send(prepared);
    })
    .use('/explorer', (_req, res) => void res.sendStatus(404));
}
