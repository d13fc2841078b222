import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { expectNoViolations, expectNoColorViolations, type Part, type Theme } from './axe.ts';
import type { Check } from './screens/screen.ts';
import { screens } from './screens/table.ts';
import { expectNothingClipped, expectNoHorizontalOverflow } from './overflow.ts';
import { expectColumnEndsVisible } from './stickyColumns.ts';
import { expectGrowthRingsClear } from './growthRings.ts';
import { expectTabOrder } from './tabOrder.ts';
import { expectTouchTargetSize, expectTouchTargetsApart } from './touchTargets.ts';
import { expectCompleteHtml, watchHydration } from './watchHydration.ts';
import { closeWelcome, expect, pauseNoticesFromStart, notFoundLine, test } from './test.ts';

// Hydration is measured with an empty cache, and without transitions, which checks would see half-way.
test.use({ cold: true, expectedConsole: notFoundLine, contextOptions: { reducedMotion: 'reduce' } });

const wide = { width: 1440, height: 900 };
const low = { width: 1440, height: 600 };
const narrow = { width: 390, height: 844 };
const narrowest = { width: 320, height: 844 };
/** Both sides of every breakpoint, and the sizes in CSS pixels of a window at 200 % and at 400 % zoom. */
const windows = [
  ...[320, 360, 767, 768, 1023, 1024, 1279, 1280, 1920].map((width) => ({ width, height: 844 })),
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

type Size = typeof wide;
type HydrationWatch = Awaited<ReturnType<typeof watchHydration>>;

/** The wide window uses the light theme, narrow ones the dark theme. */
const themeAt = (size: Size): Theme => (size.width < wide.width ? 'dark' : 'light');

async function openAt(page: Page, hydration: HydrationWatch, path: string, size: Size): Promise<Response> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: themeAt(size) });
  return hydration.open(path);
}

/** Returns a check of a state: no violation in either theme, no horizontal overflow. It starts with the current theme. */
function createStateCheck(page: Page, part: Part, currentTheme: Theme): Check {
  let theme = currentTheme;
  return (state) =>
    test.step(state, async () => {
      await expectNoViolations(page, state, theme, part);
      await expectNoHorizontalOverflow(page, state);
      theme = theme === 'dark' ? 'light' : 'dark';
      await expectNoColorViolations(page, state, theme, part);
    });
}

test('Every route has a row in the table of screens', async () => {
  const source = await readFile(join(import.meta.dirname, '../routes.tsx'), 'utf8');
  const routes = [...source.matchAll(/\{ path: '([^']+)', folder/g)].map(([, route]) => route!);
  expect(routes.length).toBeGreaterThan(5);
  const hasRow = (route: string) => screens.some(({ path }) => matchPath(route, path));
  expect(routes.filter((route) => !hasRow(route))).toEqual([]);
});

// One visit checks all rules of every screen, since loading a page takes long.
for (const {
  path,
  title,
  proves,
  status = 200,
  withoutShell = false,
  stickyColumns = false,
  growthRings = false,
  also = [],
  wideStates,
  states,
} of screens) {
  test(`${['RT-28', proves, path].filter(Boolean).join(' ')} comes complete, hydrates without warnings, refetches or layout shift, and is accessible`, async ({
    page,
  }) => {
    await pauseNoticesFromStart(page);
    const hydration = await watchHydration(page);
    // A screen with other addresses checks one of them in a narrow window instead.
    if (also.length === 0)
      await test.step('hydration in a narrow window', () => openAt(page, hydration, path, narrow));
    await test.step('first HTML and hydration', async () => {
      const answer = await openAt(page, hydration, path, wide);
      expect(answer.status()).toBe(status);
      expectCompleteHtml(await answer.text(), title, withoutShell);
    });
    for (const size of [wide, narrow])
      await test.step(`no violation at ${size.width} px, with the welcome toast`, async () => {
        await page.setViewportSize(size);
        await expectNoViolations(page, path, themeAt(size));
      });
    if (!withoutShell) await closeWelcome(page);
    await test.step('fields and controls are large enough for touch at 390 px', () =>
      expectTouchTargetSize(page));
    await test.step('touch targets do not overlap at 390 px', () => expectTouchTargetsApart(page));
    await test.step('no text and no control overlaps the growth rings at 390 px', () =>
      expectGrowthRingsClear(page, growthRings));
    await test.step('Tab reaches every control once at 390 px', () => expectTabOrder(page, false));
    await test.step('no horizontal scrolling in any window', async () => {
      for (const size of windows) {
        await page.setViewportSize(size);
        await expectNoHorizontalOverflow(page, `${size.width} x ${size.height}`);
      }
    });
    await test.step('nothing is clipped in a low window', async () => {
      await page.setViewportSize(low);
      await expectNothingClipped(page, `${low.width} x ${low.height}`);
    });
    await test.step('the end of every sticky column stays visible, up to the end of the page', async () => {
      const found = await expectColumnEndsVisible(page);
      if (stickyColumns) expect(found, 'the screen has a sticky column').toBe(true);
      await page.setViewportSize(wide);
    });
    await test.step('no text and no control overlaps the growth rings at 1440 px', () =>
      expectGrowthRingsClear(page, growthRings));
    await test.step('Tab reaches every control once at 1440 px', () => expectTabOrder(page, path === '/'));
    // The size changes before the states, not between them: there Chromium sometimes stops rendering.
    const check = createStateCheck(page, path === '/' ? 'state of the shell' : 'state', themeAt(narrow));
    await wideStates?.(page, check);
    await page.setViewportSize(narrowest);
    await states?.(page, check);
  });

  if (also.length > 0)
    test(`RT-28 other addresses of ${path} come complete, hydrate without warnings, refetches or layout shift, and are accessible`, async ({
      page,
    }) => {
      await pauseNoticesFromStart(page);
      const hydration = await watchHydration(page);
      for (const [i, address] of also.entries())
        await test.step(address, async () => {
          // The first address checks hydration in a narrow window.
          const size = i % 2 ? wide : narrow;
          await openAt(page, hydration, address, size);
          await expectNoViolations(page, address, themeAt(size));
          // Each change of the size takes 0.1 s of processor time.
          for (const { width, height } of new Set([size, narrowest, wide])) {
            await page.setViewportSize({ width, height });
            await expectNoHorizontalOverflow(page, `${address} at ${width} px`);
          }
        });
    });
}

for (const [name, value] of [
  ['contrast', 'high'],
  ['density', 'compact'],
] as const)
  test(`axe finds nothing with ${name} ${value}`, async ({ page }) => {
    await page.addInitScript(([key, set]) => localStorage.setItem(key!, set!), [name, value]);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute(`data-${name}`, value);
    await expectNoViolations(page, `${name} ${value}`);
  });
