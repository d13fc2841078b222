import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** A page that Playwright does not know. */
interface Unwatched {
  /** One command of the DevTools protocol to the page. */
  send: (method: string, params?: object) => Promise<Answer>;
  /** Waits until an expression is true in the page. */
  until: (expression: string) => Promise<void>;
}

interface Answer {
  id: number;
  result?: { result?: { value?: unknown } };
}

const patienceMs = 120_000;

/**
 * Opens a page on which no inspector is switched on. Playwright's asks for the place of every error that is made, and
 * React makes five as its code is run: for each the browser reads the whole file again, which no reader's does.
 */
export async function withUninstrumentedPage<T>(
  browser: Browser,
  size: { width: number; height: number },
  use: (page: Unwatched) => Promise<T>,
): Promise<T> {
  const devtools = await browser.newBrowserCDPSession();
  // Pages of a context that it has not made are let go by Playwright.
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  try {
    const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
    const waiting = new Map<number, (answer: Answer) => void>();
    devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
      const answer = JSON.parse(message) as Answer;
      waiting.get(answer.id)?.(answer);
    });
    const send = (method: string, params: object = {}) =>
      new Promise<Answer>((resolve, reject) => {
        const id = waiting.size;
        waiting.set(id, resolve);
        const message = JSON.stringify({ id, method, params });
        devtools.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      });
    const until = async (expression: string) => {
      const end = Date.now() + patienceMs;
      while ((await send('Runtime.evaluate', { expression })).result?.result?.value !== true) {
        if (Date.now() > end) throw new Error(`Never true: ${expression}`);
        // oxlint-disable-next-line no-await-in-loop -- asks again
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
