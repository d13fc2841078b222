import { ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createClient } from './apollo/client.ts';
import { restoreServerCache } from './hydration/serverCache.ts';
import { httpLink } from './apollo/httpLink.ts';
import { createRoutes } from './routes.tsx';
import { pageFrom } from './routing/pageContext.tsx';
import './sharedParts.ts';
import { nextTask } from './hydration/nextTask.ts';
import './styles/index.css';

/** None where the browser refuses them, as in a sandboxed frame. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** As the server has told it: a link of the head that is written otherwise would be written twice. */
function siteOrigin(): string {
  const told = document.querySelector<HTMLMetaElement>('[property="og:image"]');
  return new URL(told?.content ?? location.href).origin;
}

/** In tasks of their own, which are short: all of it at once would keep a reader's press waiting. */
async function takeOver(): Promise<void> {
  // The code of this file and of all that it names has just been run.
  await nextTask();
  const client = createClient(httpLink());
  const serverCache = document.getElementById('cache')?.textContent;
  if (serverCache)
    restoreServerCache(client, JSON.parse(serverCache) as NormalizedCacheObject, () =>
      createClient(ApolloLink.empty()),
    );

  await nextTask();
  const router = createBrowserRouter(createRoutes(client));
  const root = document.getElementById('root')!;
  const app = (
    <App client={client} page={{ ...pageFrom(cookies()), origin: siteOrigin() }}>
      <RouterProvider router={router} />
    </App>
  );
  const start = () => {
    // The browser leads a reload and Back to their place, and a reader may have scrolled: the router would go to the top.
    Object.assign(router.state, { restoreScrollPosition: false });
    if (!serverCache) createRoot(root).render(app);
    // A transition is done in slices, and gives way to what the reader does.
    else startTransition(() => void hydrateRoot(root, app));
    // From now on React hears every press; what was pressed before is pressed again as the parts come to life.
    if (window.clickRecorder) window.clickRecorder.live = true;
  };
  if (!serverCache || router.state.initialized) start();
  else {
    // Markup can be hydrated only when the screen's code, and its data from the server's cache, are there. This module does not
    // wait for them: their code needs what the build has put into one file with it.
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      start();
    });
  }
}

void takeOver();
