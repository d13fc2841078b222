import { ApolloClient, ApolloLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { Bare, bareRoutes } from './BarePage.tsx';

const serverCache = JSON.parse(document.getElementById('cache')!.textContent) as NormalizedCacheObject;
const client = new ApolloClient({
  cache: new InMemoryCache().restore(serverCache),
  link: ApolloLink.empty(),
});
const page = (
  <Bare client={client}>
    <RouterProvider router={createBrowserRouter(bareRoutes())} />
  </Bare>
);
startTransition(() => void hydrateRoot(document.getElementById('root')!, page));
