import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createQueryPreloader, useReadQuery, type QueryRef } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type Params, type RouteObject } from 'react-router-dom';
import type { PagedList } from '../apollo/fetchNextPage.ts';
import { warmCacheInChunks } from '../hydration/warmCacheInChunks.ts';
import { useServerCache } from '../hydration/serverCache.ts';
import { nextTask } from '../hydration/nextTask.ts';
import { retryImport } from '../ui/retryImport.ts';
import { isImportError } from '../ui/connectionErrors.ts';
import { parseId } from './parseId.ts';
import { lazyScreen } from './lazyScreen.tsx';

/** The matched address: the only input of a screen's variables. */
interface Place {
  params: Params;
  url: URL;
}

/** The exports of `x.data.ts`: a screen's one query, and what else its route needs. */
export interface DataModule {
  query: DocumentNode;
  /** Without it, the only variable is the `id` of the address, if the address has one. */
  variables?: (place: Place) => OperationVariables;
  /** Starts the queries of the screen's parts. The parts read the results from the cache and handle errors. */
  prefetchParts?: (place: Place, client: ApolloClient) => Promise<unknown>;
  /** The lists that the browser filters or shows as a whole. The server renders all of their pages. */
  completeLists?: (place: Place) => readonly PagedList[];
}

/** The two modules of a screen, which load in parallel. */
export interface ScreenModules {
  data?: () => Promise<DataModule>;
  view: () => Promise<{ Component: ComponentType }>;
}

export function variablesAt(place: Place, { variables }: DataModule): OperationVariables {
  if (variables) return variables(place);
  const { id } = place.params;
  return id === undefined ? {} : { id: parseId(id) };
}

/** The variables of each started query, for `useScreenData`. */
const variablesOf = new WeakMap<QueryRef, OperationVariables>();

/** Returns a loader that starts a query. The server waits for it; in the browser the screen shows its skeleton. */
export function queryLoader(client: ApolloClient) {
  const preload = createQueryPreloader(client);
  return (module: DataModule, { params, request }: LoaderFunctionArgs) => {
    const place = { params, url: new URL(request.url) };
    const variables = variablesAt(place, module);
    const startQuery = () => {
      const ref = preload(module.query, { variables });
      variablesOf.set(ref, variables);
      return ref;
    };
    const fetchParts = () => module.prefetchParts?.(place, client).catch(() => {});
    const start = () => {
      if (import.meta.env.SSR) {
        // A static import would be part of every screen's first load.
        const lists =
          module.completeLists &&
          import('../apollo/fetchNextPage.ts').then(({ fetchAllPages }) =>
            Promise.all(module.completeLists!(place).map((list) => fetchAllPages(client, list))),
          );
        // A query that starts before its lists are complete can render their first pages.
        const ref = lists ? undefined : startQuery();
        return Promise.allSettled([fetchParts(), lists]).then(() => preload.toPromise(ref ?? startQuery()));
      }
      const ref = startQuery();
      void fetchParts();
      return ref;
    };
    if (!isBeforeHydration()) return start();
    // Reads the server's data in short tasks, so that the browser can handle input between them.
    return warmCacheInChunks(client, module.query, variables).then(nextTask).then(start);
  };
}

/** Whether the browser shows the server's page and has not started to hydrate it. */
const isBeforeHydration = () => !import.meta.env.SSR && window.clickRecorder?.isRootHydrated === false;

/** Retries while the server's page is visible, since it stays readable. Otherwise a failure is reported at once. */
const fetchCode = <T,>(load: () => Promise<T>): Promise<T> =>
  isBeforeHydration() ? retryImport(load) : load();

/** A lazy route whose code and data start together. */
export function screenRoute(
  client: ApolloClient,
  id: string,
  path: string,
  { data, view }: ScreenModules,
): RouteObject {
  const load = queryLoader(client);
  const Component = () =>
    fetchCode(view).then(
      (module) => module.Component,
      (error: unknown) => {
        if (isImportError(error)) return lazyScreen(view); // An error card, whose Retry button loads the code.
        throw error;
      },
    );
  if (!data) return { id, path, lazy: { Component } };
  const loader = async () => {
    try {
      const module = await fetchCode(data);
      return (args: LoaderFunctionArgs) => load(module, args);
    } catch (error) {
      if (!isImportError(error)) throw error;
      // Without its query the screen shows the error card, whose Retry button loads the query again.
      return async (args: LoaderFunctionArgs) => {
        const module = await data().catch(() => null);
        return module && load(module, args);
      };
    }
  };
  return { id, path, lazy: { loader, Component } };
}

/** Returns the data of the screen that exports `query`; suspends until the request that its route started is done. */
export function useScreenData<T, V extends OperationVariables>(query: TypedDocumentNode<T, V>) {
  const ref = useLoaderData<QueryRef<T, V>>();
  const { data } = useReadQuery(ref);
  const untyped: DocumentNode = query;
  // Only while a part hydrates after the cache has changed: it must render the same data as the server.
  const serverData = useServerCache()?.readQuery({ query: untyped, variables: variablesOf.get(ref) ?? {} });
  return serverData ? (serverData as typeof data) : data;
}
