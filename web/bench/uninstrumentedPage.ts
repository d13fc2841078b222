import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** A page without Playwright's instrumentation. */
interface UninstrumentedPage {
  /** Sends a command of the DevTools protocol to the page. */
  send: (method: string, params?: object) => Promise<CommandResult>;
  /** Waits until an expression is true in the page. */
  until: (expression: string) => Promise<void>;
}

interface CommandResult {
  id: number;
  result?: { result?: { value?: unknown } };
}

const timeoutMs = 120_000;

/**
 * Opens a page without an inspector. Playwright's inspector requests the source position of every created error, and
 * React creates five while its code loads. For each one the browser parses the complete file again, which distorts timings.
 */
export async function withUninstrumentedPage<T>(
  browser: Browser,
  size: { width: number; height: number },
  use: (page: UninstrumentedPage) => Promise<T>,
): Promise<T> {
  const devtools = await browser.newBrowserCDPSession();
  // Playwright detaches from pages of contexts that it has not created.
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  try {
    const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
    const pending = new Map<number, (result: CommandResult) => void>();
    devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
      const result = JSON.parse(message) as CommandResult;
      pending.get(result.id)?.(result);
    });
    const send = (method: string, params: object = {}) =>
      new Promise<CommandResult>((resolve, reject) => {
        const id = pending.size;
        pending.set(id, resolve);
        const message = JSON.stringify({ id, method, params });
        devtools.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      });
    const until = async (expression: string) => {
      const end = Date.now() + timeoutMs;
      while ((await send('Runtime.evaluate', { expression })).result?.result?.value !== true) {
        if (Date.now() > end) throw new Error(`Timed out waiting for: ${expression}`);
        // oxlint-disable-next-line no-await-in-loop -- polling
        await pause(100);
      }
    };
    await send('Page.enable');
    await send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: true });
    return await use({ send, until });
  } finally {
    await devtools.send('Target.disposeBrowserContext', { browserContextId });
    await devtools.detach();
  }
}
