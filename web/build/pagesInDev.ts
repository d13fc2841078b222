import type { Plugin, ViteDevServer } from 'vite';
import type * as ServerModule from '../../server/app.ts';

type Server = typeof ServerModule;

/** The development server: Vite runs the project's server and reloads it after changes. */
export const pagesInDev = (entry: string): Plugin => ({
  name: 'pages-in-dev',
  apply: 'serve',
  configureServer(vite: ViteDevServer) {
    let loaded: Server | undefined;
    let app: ReturnType<Server['createApp']> | undefined;
    return () => {
      vite.middlewares.use((req, res, next) => {
        void (async () => {
          // ssrLoadModule returns the same module until one of its files changes.
          const server = (await vite.ssrLoadModule(entry)) as Server;
          if (server !== loaded || !app) {
            loaded = server;
            const assets = server.devAssets((url, html) => vite.transformIndexHtml(url, html));
            const settings = server.readSettings(process.env);
            // Stops the earlier server first: in live mode it has the database open.
            const closed = app?.then(({ stop }) => stop()).catch(() => {});
            app = Promise.resolve(closed).then(() => server.createApp(assets, settings));
          }
          const { handler } = await app;
          // Vite's middlewares may have rewritten the URL.
          req.url = req.originalUrl ?? '/';
          handler(req, res);
        })().catch((error: unknown) => {
          vite.ssrFixStacktrace(error as Error);
          next(error);
        });
      });
    };
  },
});
