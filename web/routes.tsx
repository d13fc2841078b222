import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import { Outlet, matchRoutes, type RouteObject } from 'react-router-dom';
import { queryLoader, screenRoute, variablesAt, type DataModule } from './routing/screenRoute.tsx';
import { RetryOnce } from './ui/RetryOnce.tsx';
import { AppShell } from './shell/AppShell.tsx';
import { RouteError, ScreenError } from './shell/RouteError.tsx';
import { Root } from './shell/Root.tsx';
import * as shellData from './shell/shell.data.ts';

/** Screens inside the shell: path, folder in screens/, and the name that their files begin with, which is the route's id. */
const withinShell = [
  { path: '/', folder: 'feed', name: 'Feed' },
  { path: '/gigs', folder: 'gigs', name: 'Gigs' },
  { path: '/gigs/:id', folder: 'gig', name: 'Gig' },
  { path: '/orders', folder: 'orders', name: 'Orders' },
  { path: '/jobs', folder: 'jobs', name: 'Jobs' },
  { path: '/jobs/:id', folder: 'job', name: 'Job' },
  { path: '/jobs/:id/manage', folder: 'job-manage', name: 'JobManage' },
  { path: '/projects', folder: 'projects', name: 'Projects' },
  { path: '/projects/:id', folder: 'project', name: 'Project' },
  { path: '/companies', folder: 'companies', name: 'Companies' },
  { path: '/companies/:id', folder: 'company', name: 'Company' },
  { path: '/agency', folder: 'agency', name: 'Agency' },
  { path: '/messages', folder: 'messages', name: 'Messages' },
  { path: '/creator-dashboard', folder: 'creator', name: 'Creator' },
  { path: '/network', folder: 'network', name: 'Network' },
  { path: '/profile/:id?', folder: 'profile', name: 'Profile' },
  { path: '/creator-dashboard/create', folder: 'product-create', name: 'ProductCreate' },
  { path: '/creator-dashboard/edit/:id', folder: 'product-edit', name: 'ProductEdit' },
  { path: '/notifications', folder: 'notifications', name: 'Notifications' },
  { path: '/dashboard', folder: 'dashboard', name: 'Dashboard' },
  { path: '/library', folder: 'library', name: 'Library' },
  { path: '/search', folder: 'search', name: 'Search' },
  { path: '/settings', folder: 'settings', name: 'Settings' },
  { path: '/terms', folder: 'terms', name: 'Terms' },
  { path: '/privacy', folder: 'privacy', name: 'Privacy' },
  { path: '/shop', folder: 'shop', name: 'Shop' },
  { path: '/shop/:id', folder: 'product', name: 'Product' },
  { path: '*', folder: 'not-found', name: 'NotFound' },
] as const;
/** Screens without top bar, side bar and footer. */
const withoutShell = [{ path: '/auth/:action', folder: 'auth', name: 'Auth' }] as const;
const screens = [...withinShell, ...withoutShell];

const dataModules = import.meta.glob<DataModule>('./screens/*/*.data.ts');
const viewModules = import.meta.glob<{ Component: ComponentType }>('./screens/*/*Screen.tsx');

type Screen = (typeof screens)[number];
const dataFile = ({ folder }: Screen) => `./screens/${folder}/${folder}.data.ts`;
const viewFile = ({ folder, name }: Screen) => `./screens/${folder}/${name}Screen.tsx`;

function modulesOf(screen: Screen) {
  const view = viewModules[viewFile(screen)];
  const data = dataModules[dataFile(screen)];
  if (!view) throw new Error(`There is no ${viewFile(screen)}.`);
  return data ? { data, view } : { view };
}

/** The source files of a route, as named in the build's manifest, for preloads. Not every screen has the data file. */
export function sourceFilesOf(id: string): string[] {
  const screen = screens.find(({ name }) => name === id);
  if (!screen) return [];
  return [dataFile(screen), viewFile(screen)].map((file) => file.replace('./', ''));
}

/** Creates new routes for each router, since React Router empties their `lazy` objects. */
export function createRoutes(client: ApolloClient): RouteObject[] {
  const load = queryLoader(client);
  const routeOf = (row: Screen) => screenRoute(client, row.name, row.path, modulesOf(row));
  const screen = (
    <RetryOnce>
      <Outlet />
    </RetryOnce>
  );
  return [
    {
      id: 'root',
      element: (
        <RetryOnce>
          <Root />
        </RetryOnce>
      ),
      errorElement: <RouteError />,
      HydrateFallback: () => null,
      children: [
        {
          id: 'shell',
          element: <AppShell />,
          errorElement: <RouteError />,
          loader: (args) => load(shellData, args),
          // The shell's data depends on the viewer, not on the screen, so navigation reloads it only after a failure.
          shouldRevalidate: () => client.readQuery({ query: shellData.query }) === null,
          children: [{ element: screen, errorElement: <ScreenError />, children: withinShell.map(routeOf) }],
        },
        { element: screen, errorElement: <RouteError />, children: withoutShell.map(routeOf) },
      ],
    },
  ];
}

/** Loads the code and the data of the screen at a path. Ignores failures, which the navigation itself reports. */
export function createPrefetch(client: ApolloClient) {
  return (to: string): void => {
    const url = new URL(to, location.href);
    const match = matchRoutes(screens, url.pathname)?.[0];
    if (!match || match.route.path === '*') return;
    const { view, data } = modulesOf(match.route);
    view().catch(() => {});
    data?.()
      .then((module) => {
        const place = { params: match.params, url };
        module.prefetchParts?.(place, client).catch(() => {});
        return client.query({ query: module.query, variables: variablesAt(place, module) });
      })
      .catch(() => {});
  };
}
