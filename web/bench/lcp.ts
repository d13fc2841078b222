import type { Browser } from '@playwright/test';
import { withBuiltServer } from '../e2e/withBuiltServer.ts';
import { serveWithoutScripts } from './serveWithoutScripts.ts';

/**
 * The largest contentful paint of / against that of its own HTML without scripts, both on a slow phone: what the
 * client costs whoever waits for the content. Run it after `npm run build`: `npm run bench:lcp`, or for another page
 * `npm run bench:lcp -- '/jobs?job=job-brand-designer'`.
 */
const [, , path = '/'] = process.argv;
const runs = 7;
/** At most this many times the paint of the page without scripts. */
const limit = 1.3;
/** Slow 4G as Lighthouse has it: milliseconds, bytes per second. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1.44e6 / 8,
  uploadThroughput: 675e3 / 8,
};
const cpuSlowdown = 4;

/** One visit with an empty cache; the paint's moment in milliseconds. */
async function visit(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        document.documentElement.dataset['lcp'] = String(list.getEntries().at(-1)!.startTime);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    return Number(await page.evaluate(() => document.documentElement.dataset['lcp']));
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value)).join(' ');

const times = { page: [] as number[], twin: [] as number[] };
await withBuiltServer(async (browser, origin) => {
  const twin = await serveWithoutScripts(origin, path);
  try {
    // The first visits warm up server and browser; from then on in turns, so that both meet the same machine.
    await visit(browser, origin);
    await visit(browser, twin.origin);
    for (let i = 0; i < runs; i++) {
      times.page.push(await visit(browser, origin));
      times.twin.push(await visit(browser, twin.origin));
    }
  } finally {
    twin.close();
  }
});
const ratio = median(times.page) / median(times.twin);
console.log(`LCP of ${path}  ${Math.round(median(times.page))} ms  (${rounded(times.page)})`);
console.log(`less scripts  ${Math.round(median(times.twin))} ms  (${rounded(times.twin)})`);
console.log(`Ratio  ${ratio.toFixed(2)}, at most ${limit}`);
if (!(ratio <= limit)) process.exitCode = 1;
