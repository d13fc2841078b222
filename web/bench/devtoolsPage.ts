import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** A page that is driven by the DevTools protocol alone, without Playwright's instrumentation. */
export interface DevtoolsPage {
  /** Sends a command of the DevTools protocol to the page. */
  send: <T = unknown>(method: string, params?: object) => Promise<T>;
  /**
   * Opens an address and waits until it has loaded and no request has happened for `quietMs`. With `isHydrating` it also
   * waits for hydration. Returns the number of requests.
   */
  visit: (address: string, isHydrating: boolean) => Promise<{ requests: number }>;
}

interface Message {
  id?: number;
  result?: object;
  error?: { message: string };
  method?: string;
  params?: { requestId: string; request?: { url: string } };
}

/** Time without requests after which a page counts as quiet. React's and our own idle tasks run within it. */
const quietMs = 1_000;
const timeoutMs = 120_000;
const hydrated = `document.documentElement.dataset.hydrated !== undefined`;

/**
 * Opens a page in a new profile, 412 px wide. Playwright's inspector requests the source position of every created
 * error, and React creates five while its code loads. For each one the browser parses the complete file again, which
 * distorts timings.
 */
export async function withDevtoolsPage<T>(
  browser: Browser,
  use: (page: DevtoolsPage) => Promise<T>,
): Promise<T> {
  const devtools = await browser.newBrowserCDPSession();
  // Playwright detaches from pages of contexts that it has not created.
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  try {
    const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
    const pending = new Map<number, (message: Message) => void>();
    let requests = 0;
    const open = new Set<string>();
    let changedAt = Date.now();
    devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, method, params, ...answer } = JSON.parse(message) as Message;
      if (id !== undefined) pending.get(id)?.(answer);
      if (!method?.startsWith('Network.')) return;
      changedAt = Date.now();
      const url = params?.request?.url;
      if (method === 'Network.requestWillBeSent' && url && !/^(?:data|blob):/.test(url)) {
        requests += 1;
        open.add(params.requestId);
      }
      if (/Finished|Failed/.test(method)) open.delete(params!.requestId);
    });
    let lastId = 0;
    const send = <R>(method: string, params: object = {}) =>
      new Promise<R>((resolve, reject) => {
        const id = (lastId += 1);
        pending.set(id, ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as R),
        );
        const message = JSON.stringify({ id, method, params });
        devtools.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      });
    const visit = async (address: string, isHydrating: boolean) => {
      const expression = `document.readyState === 'complete'${isHydrating ? ` && ${hydrated}` : ''}`;
      const end = Date.now() + timeoutMs;
      await send('Page.navigate', { url: address });
      for (;;) {
        const { result } = await send<{ result: { value?: unknown } }>('Runtime.evaluate', { expression });
        if (result.value === true && open.size === 0 && Date.now() - changedAt > quietMs) break;
        if (Date.now() > end) throw new Error(`${address} is not quiet: ${[...open].join(' ')}`);
        await pause(100);
      }
      return { requests };
    };
    await send('Page.enable');
    await send('Network.enable');
    await send('Emulation.setDeviceMetricsOverride', {
      width: 412,
      height: 823,
      deviceScaleFactor: 1,
      mobile: true,
    });
    return await use({ send, visit });
  } finally {
    await devtools.send('Target.disposeBrowserContext', { browserContextId });
    await devtools.detach();
  }
}
