import express from 'express';
import { createApolloServer } from '../apollo.ts';
import { devAssets } from '../app.ts';
import { pages } from '../http/pages.ts';
import type { Store } from '../store.ts';
import { serve, type Served } from './serve.ts';

/** Scripts and styles of the sources, as in development, where a test needs no more of them. */
export const plainAssets = devAssets((_url, html) => html);

type Options = Partial<Parameters<typeof pages>[0]>;

/** The pages of a store alone, without the rest of the server. */
export const servePages = (store: Store, options: Options = {}): Promise<Served> =>
  serve(
    express().use(
      pages({
        apollo: createApolloServer(),
        store,
        assets: plainAssets,
        origin: 'https://workgrove.example',
        ...options,
      }),
    ),
  );
