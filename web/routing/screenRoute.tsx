import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createQueryPreloader, useReadQuery, type QueryRef } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type Params, type RouteObject } from 'react-router-dom';
import { warmCacheInChunks } from '../hydration/warmCacheInChunks.ts';
import { useServerCache } from '../hydration/serverCache.ts';
import { nextTask } from '../hydration/nextTask.ts';
import { retryImport } from '../ui/retryImport.ts';
import { isUnfetched, lazyScreen } from './lazyScreen.tsx';

/** Where the reader is: all that a screen may derive its variables from. */
interface Place {
  params: Params;
  url: URL;
}

/** What `x.data.ts` exports: a screen's one query, and its variables where it has any. */
export interface DataModule {
  query: DocumentNode;
  variables?: (place: Place) => OperationVariables;
  /** Starts what the screen's parts ask for themselves: they find it there or on its way, and tell where it fails. */
  fetchParts?: (place: Place, client: ApolloClient) => Promise<unknown>;
}

/** A row of the route table: the screen's address and its two modules, loaded side by side. */
export interface ScreenModules {
  data?: () => Promise<DataModule>;
  view: () => Promise<{ Component: ComponentType }>;
}

/** What the query behind a reference was asked with. */
const variablesOf = new WeakMap<QueryRef, OperationVariables>();

/** Starts a query; on the server the page waits for it, in the browser the screen shows its skeleton. */
export function queryLoader(client: ApolloClient) {
  const preload = createQueryPreloader(client);
  return (module: DataModule, { params, request }: LoaderFunctionArgs) => {
    const place = { params, url: new URL(request.url) };
    const variables = module.variables?.(place) ?? {};
    const start = () => {
      const ref = preload(module.query, { variables });
      variablesOf.set(ref, variables);
      const parts = module.fetchParts?.(place, client).catch(() => {});
      return import.meta.env.SSR ? Promise.resolve(parts).then(() => preload.toPromise(ref)) : ref;
    };
    if (!isTakingOver()) return start();
    return warmCacheInChunks(client, module.query, variables).then(nextTask).then(start);
  };
}

/** The server's page stands there, and this client has not begun to bring it to life. */
const isTakingOver = () => !import.meta.env.SSR && window.clickRecorder?.live === false;

/** The server's page stays, and can be read, until its code can be had; anywhere else a failure is told at once. */
const fetchCode = <T,>(load: () => Promise<T>): Promise<T> => (isTakingOver() ? retryImport(load) : load());

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
        if (isUnfetched(error)) return lazyScreen(view);
        throw error;
      },
    );
  if (!data) return { id, path, lazy: { Component } };
  const loader = async () => {
    try {
      const module = await fetchCode(data);
      return (args: LoaderFunctionArgs) => load(module, args);
    } catch (error) {
      if (!isUnfetched(error)) throw error;
      // Without its query the screen shows the card of failed data; Retry asks again.
      return async (args: LoaderFunctionArgs) => {
        const module = await data().catch(() => null);
        return module && load(module, args);
      };
    }
  };
  return { id, path, lazy: { loader, Component } };
}

/** The data of the screen that exports `query`; its route has begun to fetch it. */
export function useScreenData<T, V extends OperationVariables>(query: TypedDocumentNode<T, V>) {
  const ref = useLoaderData<QueryRef<T, V>>();
  const { data } = useReadQuery(ref);
  const untyped: DocumentNode = query;
  const seeded = useServerCache()?.readQuery({ query: untyped, variables: variablesOf.get(ref) ?? {} });
  return seeded ? (seeded as typeof data) : data;
}
