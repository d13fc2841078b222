import type { Browser } from '@playwright/test';
import { withDevtoolsPage } from './devtoolsPage.ts';
import { cpuSlowdown } from './measureTasks.ts';

/** Lighthouse's slow 4G: milliseconds, bytes per second. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1.44e6 / 8,
  uploadThroughput: 675e3 / 8,
};

const observer = `new PerformanceObserver((list) => {
  document.documentElement.dataset.lcp = String(list.getEntries().at(-1).startTime);
}).observe({ type: 'largest-contentful-paint', buffered: true });`;

/** Visits a page with an empty cache on an emulated slow phone. Returns its largest contentful paint in milliseconds. */
export const measurePaint = (browser: Browser, address: string, isHydrating: boolean): Promise<number> =>
  withDevtoolsPage(browser, async ({ send, visit }) => {
    await send('Page.addScriptToEvaluateOnNewDocument', { source: observer });
    await send('Network.emulateNetworkConditions', network);
    await send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await visit(address, isHydrating);
    const expression = 'Number(document.documentElement.dataset.lcp)';
    const { result } = await send<{ result: { value: number } }>('Runtime.evaluate', { expression });
    return result.value;
  });
