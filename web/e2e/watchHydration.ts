import type { Page, Request } from '@playwright/test';
import { expect, open } from './test.ts';

interface Shift {
  at: number;
  value: number;
  moved: string[];
}

/** A layout-shift entry; the TypeScript library has no type for it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Records layout shifts and font loads from the first paint on. */
const recordShifts = () => {
  const shifts: Shift[] = [];
  const fonts: number[] = [];
  Object.assign(window, { shifts, fonts });
  document.fonts.addEventListener('loadingdone', () => fonts.push(performance.now()));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      shifts.push({
        at: entry.startTime,
        value: entry.value,
        moved: entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 100) ?? ''),
      });
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Expects title, shell and styles in the first HTML, no style attribute, and no inline script except the theme's. */
export function expectCompleteHtml(html: string, title: string, withoutShell = false): void {
  const text = html.replace(/<style>.*?<\/style>/s, '');
  expect(text).toMatch(/^<!doctype html><html lang="en">/);
  expect(text).toContain(`<title>${title} · Workgrove</title>`);
  expect(text.match(/<title>/g)).toHaveLength(1);
  expect(text).toContain('<main');
  for (const part of ['<header', '<aside', '<footer']) expect(text.includes(part), part).toBe(!withoutShell);
  expect(text).not.toMatch(/ style="/);
  const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) =>
    attributes!.trim(),
  );
  const structuredData = 'type="application/ld+json"';
  expect(
    inline.filter((attributes) => attributes !== structuredData),
    'the theme script and the cache',
  ).toEqual(['', 'type="application/json" id="cache"']);
  expect(text).not.toMatch(/ on\w+="/);
}

/** Watches the hydration of addresses that a page opens one after the other. */
export async function watchHydration(page: Page) {
  const logged: string[] = [];
  const requested: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const pending = new Set<Request>();
  page.on('request', (request) => {
    requested.push(new URL(request.url()).pathname);
    pending.add(request);
  });
  const end = (request: Request) => pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  /** Waits until the page is idle and its idle-time requests have ended. */
  const waitUntilIdle = async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => pending.size, { intervals: [20] }).toBe(0);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
  await page.addInitScript(recordShifts);
  let first = true;
  return {
    /** Opens an address and expects hydration without console output, refetches or layout shift. */
    open: async (path: string) => {
      logged.length = 0;
      requested.length = 0;
      const answer = (await open(page, path))!;
      await waitUntilIdle();
      const missing = answer.status() === 404 ? [/status of 404/, /^404: no screen at /] : [];
      expect(logged.filter((line) => !missing.some((expected) => expected.test(line)))).toEqual([]);
      expect(requested.filter((pathname) => pathname === '/graphql')).toEqual([]);
      // Only build files of the first address count: pages repeat pictures, and later addresses request cached files again.
      const code = first ? requested.filter((pathname) => pathname.startsWith('/assets/')) : [];
      first = false;
      expect(
        code.filter((pathname, i) => code.indexOf(pathname) !== i),
        'no file is requested twice',
      ).toEqual([]);
      const { shifts, fonts, parsed } = await page.evaluate(() => ({
        ...(window as unknown as { shifts: Shift[]; fonts: number[] }),
        parsed: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive,
      }));
      const sum = (list: Shift[]) => list.reduce((total, { value }) => total + value, 0);
      // On a busy machine a font may load after the first paint and wrap text differently. In a conversation, which is
      // aligned to its lower edge, every message then moves by a line.
      const own = shifts.filter(({ at }) => !fonts.some((loaded) => Math.abs(at - loaded) < 250));
      const late = own.filter(({ at }) => at >= parsed);
      expect(sum(late), `no layout shift after parsing: ${JSON.stringify(late)}`).toBeLessThan(0.01);
      // A busy browser may paint while the HTML is still loading. Core Web Vitals rate up to 0.1 as good.
      expect(sum(own), `little layout shift while the page loads: ${JSON.stringify(own)}`).toBeLessThan(0.1);
      return answer;
    },
  };
}
