import type { Plugin, ViteDevServer } from 'vite';
import type * as ServerModule from '../../server/app.ts';

type Server = typeof ServerModule;

/** `vite` alone is the development server: it runs the project's own server, and reloads it when it changes. */
export const pagesInDev = (entry: string): Plugin => ({
  name: 'pages-in-dev',
  apply: 'serve',
  configureServer(vite: ViteDevServer) {
    let loaded: Server | undefined;
    let app: ReturnType<Server['createApp']> | undefined;
    return () => {
      vite.middlewares.use((req, res, next) => {
        void (async () => {
          // The same module until one of its files changes.
          const server = (await vite.ssrLoadModule(entry)) as Server;
          if (server !== loaded || !app) {
            loaded = server;
            app = server.createApp(server.devAssets((url, html) => vite.transformIndexHtml(url, html)));
          }
          const { handler } = await app;
          req.url = req.originalUrl ?? '/';
          handler(req as never, res as never);
        })().catch((error: unknown) => {
          vite.ssrFixStacktrace(error as Error);
          next(error);
        });
      });
    };
  },
});
