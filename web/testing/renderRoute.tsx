import { ApolloLink } from '@apollo/client';
import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { App } from '../App.tsx';
import { createClient } from '../apollo/client.ts';
import { createRoutes } from '../routes.tsx';
import { pageFrom } from '../routing/pageContext.tsx';
import { isLive } from '../session/mode.ts';
import { createCommittedRouter } from './committedRouter.tsx';
import { createUser } from './createUser.ts';
import { tabLink } from './tabLink.ts';
// The shell lazy-loads this module. In tests that takes seconds, and React in development delays navigations for it.
import '../shell/AfterPaint.tsx';

interface Options {
  /** Runs before the transport, to count, fail or delay operations. */
  link?: ApolloLink;
  /** Replaces the link to the product's own server. */
  transport?: ApolloLink;
}

/** Renders the complete client at an address, with the real schema, resolvers and decisions in this process. Nothing is mocked. */
export async function renderRoute(path: string, { link, transport = tabLink() }: Options = {}) {
  const client = createClient(link ? ApolloLink.from([link, transport]) : transport);
  const { router, tested } = createCommittedRouter(createRoutes(client)[0]!, path);
  const user = createUser();
  // `act` runs until the screen's import and its route loader have started.
  const view = await act(async () =>
    render(
      <App client={client} page={{ ...pageFrom(document.cookie), isLive: isLive() }}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  /**
   * Goes to another screen, by a link or by its address, and waits for its main heading. Until the screen's code and data
   * have come the previous screen stays on the page: a query would find that one's buttons, links and rows.
   */
  const goTo = async (to: HTMLElement | string, heading: string | RegExp) => {
    const name = { name: heading, level: 1 };
    expect(screen.queryByRole('heading', name), 'the previous screen has this heading, too').toBeNull();
    await (typeof to === 'string' ? tested.navigate(to) : user.click(to));
    expect(await screen.findByRole('heading', name)).toBeVisible();
  };
  return { client, router: tested, user, goTo, ...view };
}
