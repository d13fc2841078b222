import { ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { stubLink } from './actions/stub.ts';
import { createClient } from './apollo/client.ts';
import { httpLink } from './apollo/httpLink.ts';
import { createRoutes } from './routes.tsx';
import { pageFrom } from './routing/pageContext.tsx';
import './styles/index.css';

/** None where the browser refuses them, as in a sandboxed frame. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

const client = createClient(ApolloLink.from([stubLink(), httpLink()]));
const seed = document.getElementById('cache')?.textContent;
if (seed) client.cache.restore(JSON.parse(seed) as NormalizedCacheObject);

const router = createBrowserRouter(createRoutes(client));
const root = document.getElementById('root')!;
const app = (
  <App client={client} page={pageFrom(cookies())}>
    <RouterProvider router={router} />
  </App>
);
if (!seed) createRoot(root).render(app);
else if (router.state.initialized) hydrateRoot(root, app);
else {
  // Markup can be hydrated only when the screen's code, and its data from the seed, are there. This module does not
  // wait for them: their code needs what the build has put into one file with it.
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    hydrateRoot(root, app);
  });
}
