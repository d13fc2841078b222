import { ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { stubLink } from './actions/stub.ts';
import { createClient } from './apollo/client.ts';
import { httpLink } from './apollo/httpLink.ts';
import { createRoutes } from './routes.tsx';
import { pageFrom } from './routing/page.tsx';
import './styles/index.css';

/** Makes the page that the server has sent come alive, or renders it where there is none. */
async function start(): Promise<void> {
  const client = createClient(ApolloLink.from([stubLink(), httpLink()]));
  const seed = document.getElementById('cache')?.textContent;
  if (seed) client.cache.restore(JSON.parse(seed) as NormalizedCacheObject);
  const router = createBrowserRouter(createRoutes(client));
  // Markup can be hydrated only when the screen's code, and its data from the seed, are there.
  if (seed && !router.state.initialized)
    await new Promise<void>((ready) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        ready();
      });
    });
  const root = document.getElementById('root')!;
  const app = (
    <App client={client} page={pageFrom(document.cookie)}>
      <RouterProvider router={router} />
    </App>
  );
  if (seed) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

// Not a top-level await: the screens' chunks import this one, and would wait for it while it waits for them.
void start();
