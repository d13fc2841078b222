import { ApolloLink } from '@apollo/client';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { createApolloServer } from '../../server/apollo.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { sampleContext } from '../../server/testing/sample.ts';
import { App } from '../App.tsx';
import { createClient } from '../apollo/client.ts';
import { createRoutes } from '../routes.tsx';
import { pageFrom } from '../routing/pageContext.tsx';
// The shell lazy-loads this module. In tests that takes seconds, and React in development delays navigations for it.
import '../shell/AfterPaint.tsx';

const server = createApolloServer();

interface Options {
  /** Runs before the transport, to count, fail or delay operations. */
  link?: ApolloLink;
  /** Replaces the link to the product's own server. */
  transport?: ApolloLink;
}

/** Renders the complete client at an address, with the real schema and resolvers in this process. Nothing is mocked. */
export async function renderRoute(
  path: string,
  { link, transport = inProcessLink(server, sampleContext) }: Options = {},
) {
  const client = createClient(link ? ApolloLink.from([link, transport]) : transport);
  const router = createMemoryRouter(createRoutes(client), { initialEntries: [path] });
  const user = userEvent.setup();
  // `act` runs until the screen's import and its route loader have started.
  const view = await act(async () =>
    render(
      <App client={client} page={pageFrom(document.cookie)}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  return { client, router, user, ...view };
}
