import type { Page, Request } from '@playwright/test';
import { expect, open } from './test.ts';

interface Shift {
  at: number;
  value: number;
  moved: string[];
}

/** As the browser reports it; TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Counts from the first paint on how far things have moved by themselves, and when. */
const countShifts = () => {
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

/** The first HTML is whole: title, shell and styles, no style attribute and no script but the theme's. */
export function expectCompleteHtml(html: string, title: string, alone = false): void {
  const text = html.replace(/<style>.*?<\/style>/s, '');
  expect(text).toMatch(/^<!doctype html><html lang="en">/);
  expect(text).toContain(`<title>${title} · Workgrove</title>`);
  expect(text.match(/<title>/g)).toHaveLength(1);
  expect(text).toContain('<main');
  for (const part of ['<header', '<aside', '<footer']) expect(text.includes(part), part).toBe(!alone);
  expect(text).not.toMatch(/ style="/);
  const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) =>
    attributes!.trim(),
  );
  const about = 'type="application/ld+json"';
  expect(
    inline.filter((one) => one !== about),
    'the theme, and data that is no script',
  ).toEqual(['', 'type="application/json" id="cache"']);
  expect(text).not.toMatch(/ on\w+="/);
}

/** Watches a page whose addresses are opened one after the other. */
export async function watchHydration(page: Page) {
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
    underWay.add(request);
  });
  const end = (request: Request) => underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  /** What the page asks for when it is idle has come, and it is idle again. */
  const settled = async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => underWay.size, { intervals: [20] }).toBe(0);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
  await page.addInitScript(countShifts);
  let first = true;
  return {
    /** Opens an address, which the client takes over in silence, asking for nothing again, and nothing moves. */
    open: async (path: string) => {
      said.length = 0;
      asked.length = 0;
      const answer = (await open(page, path))!;
      await settled();
      const missing = answer.status() === 404 ? [/status of 404/, /^404: no screen at /] : [];
      expect(said.filter((line) => !missing.some((expected) => expected.test(line)))).toEqual([]);
      expect(asked.filter((one) => one === '/graphql')).toEqual([]);
      // A picture may stand on a page more than once; what the browser has kept is asked for as often as it is named.
      const code = first ? asked.filter((one) => one.startsWith('/assets/')) : [];
      first = false;
      expect(
        code.filter((one, i) => code.indexOf(one) !== i),
        'nothing is asked for twice',
      ).toEqual([]);
      const { shifts, fonts, parsed } = await page.evaluate(() => ({
        ...(window as unknown as { shifts: Shift[]; fonts: number[] }),
        parsed: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive,
      }));
      const sum = (some: Shift[]) => some.reduce((total, { value }) => total + value, 0);
      // Words may wrap otherwise when their font comes after the first paint, which only a busy machine sees here: in a
      // conversation, which stands on its lower edge, all of it moves by a line.
      const own = shifts.filter(({ at }) => !fonts.some((came) => Math.abs(at - came) < 250));
      const late = own.filter(({ at }) => at >= parsed);
      expect(sum(late), `nothing moves: ${JSON.stringify(late)}`).toBeLessThan(0.01);
      // A busy browser may paint while a row of the page is still coming. 0.1 is good for those who measure sites.
      expect(sum(own), `little moves while the page comes: ${JSON.stringify(own)}`).toBeLessThan(0.1);
      return answer;
    },
  };
}
