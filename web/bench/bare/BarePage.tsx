import type { ApolloClient } from '@apollo/client';
import { ApolloProvider, useSuspenseQuery } from '@apollo/client/react';
import { StrictMode, Suspense, useEffect, type ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { query } from '../../screens/auth/auth.data.ts';

function QueryResult() {
  const { data } = useSuspenseQuery(query, { variables: {} });
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return <p>{JSON.stringify(data)}</p>;
}

const Layout = () => (
  <main>
    <h1>Bare</h1>
    <Link to="/elsewhere">Elsewhere</Link>
    <Suspense>
      <Outlet />
    </Suspense>
  </main>
);

export const bareRoutes = () => [
  {
    path: '/',
    Component: Layout,
    children: [
      { index: true, Component: QueryResult },
      { path: 'elsewhere', element: <p>Elsewhere</p> },
    ],
  },
];

/** A minimal page of React, router and Apollo: one link, one query, one paragraph. */
export const Bare = ({ client, children }: { client: ApolloClient; children: ReactNode }) => (
  <StrictMode>
    <ApolloProvider client={client}>{children}</ApolloProvider>
  </StrictMode>
);
