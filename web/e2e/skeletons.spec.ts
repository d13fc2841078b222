import type { Page } from '@playwright/test';
import { pauseRequests } from './pauseRequests.ts';
import { pushPath } from './navigateTo.ts';
import { screens } from './screens/table.ts';
import { expect, openWithoutWelcome, test } from './test.ts';

/** A layout-shift entry; the TypeScript library has no type for it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** The largest shift that navigations to a screen may have. */
const maxShift = 0.1;

/** Starts the sum of the page's layout shifts. Returns a function that ends it. */
async function sumShifts(page: Page): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    let total = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const { value } of entries as LayoutShift[]) total += value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    return () => {
      add(observer.takeRecords());
      observer.disconnect();
      return total;
    };
  });
  return () => sum.evaluate((end) => end());
}

test.use({ ownPage: true, contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`slow data shift the page by at most ${maxShift} at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // A script of a test counts as input. After one, the contract in the tab would answer instead of the paused server.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    });
    await openWithoutWelcome(page, '/terms');
    const shape = page.locator('main .skeleton, main .shape');
    const shown: string[] = [];
    const visited = screens.filter(
      ({ withoutShell, path, status }) => !withoutShell && path !== '/terms' && status !== 404,
    );
    for (const { path, title } of visited)
      await test.step(path, async () => {
        const release = await pauseRequests(page, /\/graphql$/);
        const endSum = await sumShifts(page);
        await pushPath(page, path);
        const complete = `${title} · Workgrove`;
        await expect
          .poll(async () => (await shape.count()) > 0 || (await page.title()) === complete)
          .toBe(true);
        if ((await shape.count()) > 0) shown.push(path);
        release();
        await expect(page).toHaveTitle(complete);
        await expect(shape).toHaveCount(0);
        await page.unroute(/\/graphql$/);
        expect.soft(await endSum(), path).toBeLessThanOrEqual(maxShift);
        // Each screen follows one without data.
        await pushPath(page, '/terms');
        await expect(page).toHaveTitle(/^Terms/);
      });
    expect(shown.length).toBeGreaterThan(visited.length - 4);
  });
