import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, type ReactNode } from 'react';
import { createPrefetch } from './routes.tsx';
import { PrefetchContext } from './routing/PrefetchLink.tsx';
import { PageContext, type PageState } from './routing/pageContext.tsx';

interface Props {
  client: ApolloClient;
  page: PageState;
  children: ReactNode;
}

/** The providers around the router. The entries of browser, server and tests differ only in the router. */
export function App({ client, page, children }: Props) {
  return (
    <StrictMode>
      <PageContext value={page}>
        <PrefetchContext value={createPrefetch(client)}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </PrefetchContext>
      </PageContext>
    </StrictMode>
  );
}
