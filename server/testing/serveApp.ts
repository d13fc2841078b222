import { afterAll, beforeAll } from 'vitest';
import { createApp, type App } from '../app.ts';
import type { Assets } from '../http/assets.ts';
import { bareAssets } from './bareAssets.ts';
import { serve, type Served } from './serve.ts';

/** Serves the application during the tests of a file or a suite, by default without built files. */
export function serveApp(assets: Assets = bareAssets): Served & { app: App } {
  const served = {} as Served & { app: App };
  beforeAll(async () => {
    const app = await createApp(assets);
    Object.assign(served, await serve(app.handler), { app });
  });
  afterAll(async () => {
    await served.close();
    await served.app.stop();
  });
  return served;
}
