import type { Browser } from '@playwright/test';
import { withBuiltServer } from '../e2e/withBuiltServer.ts';
import { serveWithoutScripts } from './serveWithoutScripts.ts';

/**
 * Compares the largest contentful paint (LCP) of / with that of the same HTML without scripts, on an emulated slow phone.
 * The ratio is the cost of the client. Run `npm run bench:lcp` after `npm run build`, or for another page
 * `npm run bench:lcp -- '/jobs?job=job-brand-designer'`.
 */
const [, , path = '/'] = process.argv;
const runs = 7;
/** Maximum ratio to the LCP without scripts. */
const limit = 1.3;
/** Lighthouse's slow 4G: milliseconds, bytes per second. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1.44e6 / 8,
  uploadThroughput: 675e3 / 8,
};
const cpuSlowdown = 4;

/** Visits the page with an empty cache and returns its LCP in milliseconds. */
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

const times = { page: [] as number[], copy: [] as number[] };
await withBuiltServer(async (browser, origin) => {
  const copy = await serveWithoutScripts(origin, path);
  try {
    // The first visits warm up server and browser. Then visits alternate, so that load on the machine affects both alike.
    await visit(browser, origin);
    await visit(browser, copy.origin);
    for (let i = 0; i < runs; i++) {
      times.page.push(await visit(browser, origin));
      times.copy.push(await visit(browser, copy.origin));
    }
  } finally {
    copy.close();
  }
});
const ratio = median(times.page) / median(times.copy);
console.log(`LCP of ${path}  ${Math.round(median(times.page))} ms  (${rounded(times.page)})`);
console.log(`no scripts  ${Math.round(median(times.copy))} ms  (${rounded(times.copy)})`);
console.log(`Ratio  ${ratio.toFixed(2)}, at most ${limit}`);
if (!(ratio <= limit)) process.exitCode = 1;
