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
// What the shell loads once it is idle. Here it takes seconds, and React in development holds navigations for it.
import '../shell/AfterPaint.tsx';

const server = createApolloServer();

interface Options {
  /** Stands before the server: to count operations, to fail or to delay them. */
  link?: ApolloLink;
  /** Another server than the one that is shipped. */
  transport?: ApolloLink;
}

/** The whole client at an address, against the real schema and resolvers in this process; nothing is mocked. */
export async function renderRoute(
  path: string,
  { link, transport = inProcessLink(server, sampleContext) }: Options = {},
) {
  const client = createClient(link ? ApolloLink.from([link, transport]) : transport);
  const router = createMemoryRouter(createRoutes(client), { initialEntries: [path] });
  const user = userEvent.setup();
  // Until the screen's code and its route's data have begun.
  const view = await act(async () =>
    render(
      <App client={client} page={pageFrom(document.cookie)}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  return { client, router, user, ...view };
}
