import { afterEach } from 'vitest';
import { createApp } from '../../app.ts';
import { readSettings } from '../../http/settings.ts';
import { serve, type Served } from '../../testing/serve.ts';
import { sourceAssets } from '../../testing/servePages.ts';
import type { ActionLine } from '../actionLog.ts';
import type { Live, LiveSettings } from '../live.ts';
import type { Bench } from './onEachDatabase.ts';

/** Servers over HTTP on the database of a test. They end with the test; `lines` is their log. */
export function createReplicas() {
  const open: Served[] = [];
  const lines: ActionLine[] = [];
  afterEach(async () => {
    lines.length = 0;
    await Promise.all(open.splice(0).map((served) => served.close()));
  });
  return {
    lines: lines as readonly ActionLine[],
    /** Starts one more server; its pages have these assets. All requests of `proxy` seem to come from its address. */
    async replica(
      bench: Pick<Bench, 'open'>,
      settings?: Partial<LiveSettings>,
      assets = sourceAssets,
      { TRUST_PROXY, proxy }: { TRUST_PROXY?: string; proxy?: string } = {},
    ): Promise<Served & { live: Live }> {
      const live = await bench.open(settings);
      const { origin: ORIGIN } = settings ?? {};
      const app = await createApp(
        assets,
        readSettings({ ...(ORIGIN && { ORIGIN }), ...(TRUST_PROXY && { TRUST_PROXY }) }),
        {
          live,
          logAction: (line) => void lines.push(line),
        },
      );
      const served = await serve((req, res) => {
        if (proxy) Object.defineProperty(req.socket, 'remoteAddress', { value: proxy });
        app.handler(req, res);
      });
      open.push(served);
      return { ...served, live };
    },
  };
}
