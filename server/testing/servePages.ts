import express from 'express';
import { createApolloServer } from '../graphql/apollo.ts';
import { devAssets } from '../app.ts';
import { pages } from '../http/pages.ts';
import type { Store } from '../data/store.ts';
import { serve, type Served } from './serve.ts';

/** The development assets, for tests that need no built files. */
export const sourceAssets = devAssets((_url, html) => html);

type Options = Partial<Parameters<typeof pages>[0]>;

/** Serves only the pages of a store, without the rest of the server. */
export const servePages = (store: Store, options: Options = {}): Promise<Served> =>
  serve(
    express().use(
      pages({
        apollo: createApolloServer(),
        store,
        assets: sourceAssets,
        origin: 'https://workgrove.example',
        ...options,
      }),
    ),
  );
