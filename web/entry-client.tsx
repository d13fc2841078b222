import { ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createClient } from './apollo/client.ts';
import { conditionsKey } from './apollo/conditionsKey.ts';
import { storeRestoredTexts } from './hydration/earlyInput.ts';
import { followTranslation } from './hydration/followTranslation.ts';
import { restoreServerCache } from './hydration/serverCache.ts';
import { forgetControls, onRecoverableError, recordControls } from './hydration/servedControls.ts';
import { httpLink } from './apollo/httpLink.ts';
import { createRoutes } from './routes.tsx';
import { pageFrom } from './routing/pageContext.tsx';
import './sharedParts.ts';
import { nextTask } from './hydration/nextTask.ts';
import { demoAccount, isLive } from './session/mode.ts';
import { newcomerKey, newcomerState } from './routing/useNewcomer.ts';
import { readStored, writeStored } from './session/storage.ts';
import './styles/index.css';

/** Empty where the browser blocks cookies, as in a sandboxed frame. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Origin that the server used. With another one React would add a second canonical link to the head. */
function siteOrigin(): string {
  const image = document.querySelector<HTMLMetaElement>('[property="og:image"]');
  return new URL(image?.content ?? location.href).origin;
}

/** Hydrates the page in several short tasks; one long task would delay the response to clicks. */
async function hydrate(): Promise<void> {
  // The evaluation of this module and its imports is one task.
  await nextTask();
  const client = createClient(httpLink());
  // Under simulated network conditions the page requests its data itself.
  const isSimulated =
    readStored(conditionsKey) !== null &&
    (await import('./devtools/pageConditions.ts')).startPageConditions(client);
  const serverCache = isSimulated ? undefined : document.getElementById('cache')?.textContent;
  if (serverCache)
    restoreServerCache(client, JSON.parse(serverCache) as NormalizedCacheObject, () =>
      createClient(ApolloLink.empty()),
    );

  await nextTask();
  // `useEnter` stored the key after a sign-up in live mode. React Router reads `usr` as the location's state.
  if (readStored(newcomerKey) !== null) {
    writeStored(newcomerKey, '');
    history.replaceState({ ...history.state, usr: newcomerState }, '');
  }
  const router = createBrowserRouter(createRoutes(client));
  const root = document.getElementById('root')!;
  const app = (
    <App
      client={client}
      page={{
        ...pageFrom(cookies()),
        isLive: isLive(),
        demoAccount: demoAccount(),
        origin: siteOrigin(),
        requestsData: isSimulated,
      }}
    >
      <RouterProvider router={router} />
    </App>
  );
  const start = () => {
    // The browser restores the scroll position itself, and the reader may have scrolled. The router would scroll to the top.
    Object.assign(router.state, { restoreScrollPosition: false });
    storeRestoredTexts();
    recordControls();
    const { pathname } = router.state.location;
    const stop = router.subscribe(({ location: now }) => {
      if (now.pathname === pathname) return;
      stop();
      forgetControls();
    });
    followTranslation();
    if (!serverCache) createRoot(root).render(app);
    // A transition is rendered in slices and yields to user input.
    else startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
    // From now on React handles clicks. Earlier clicks are replayed when their part has hydrated.
    if (window.clickRecorder) window.clickRecorder.isRootHydrated = true;
  };
  // Each page that the server sends with this script has its data. In a document without it the app renders at once.
  if (router.state.initialized || (!serverCache && !isSimulated)) start();
  else {
    // Hydration needs the screen's code and its data from the server's cache. Awaiting them at the top level would be a
    // deadlock: the build puts modules that they import into this file.
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      start();
    });
  }
}

void hydrate();
