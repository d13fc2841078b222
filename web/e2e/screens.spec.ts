import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { expectNoViolations, expectNoColorViolations, type Part, type Theme } from './axe.ts';
import type { Check } from './screens/screen.ts';
import { screens } from './screens/table.ts';
import { expectNothingClipped, expectNoHorizontalOverflow } from './overflow.ts';
import { expectTabOrder } from './tabOrder.ts';
import { expectTouchTargetSize, expectTouchTargetsApart } from './touchTargets.ts';
import { expectCompleteHtml, watchHydration } from './watchHydration.ts';
import { closeWelcome, expect, pauseNoticesFromStart, notFoundLine, test } from './test.ts';

// A takeover is measured as of a first visit; transitions would be measured half-way.
test.use({ cold: true, expectedConsole: notFoundLine, contextOptions: { reducedMotion: 'reduce' } });

const wide = { width: 1440, height: 900 };
const low = { width: 1440, height: 600 };
const narrow = { width: 390, height: 844 };
const narrowest = { width: 320, height: 844 };
/** Every break of the layout from both sides, and a window of 720 and of 320 px at 200 and at 400 % zoom. */
const windows = [
  ...[320, 360, 767, 768, 1023, 1024, 1279, 1280, 1920].map((width) => ({ width, height: 844 })),
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

type Size = typeof wide;
type Takeover = Awaited<ReturnType<typeof watchHydration>>;

/** The two widths share the two themes between them. */
const themeAt = (size: Size): Theme => (size.width < wide.width ? 'dark' : 'light');

async function openAt(page: Page, takeover: Takeover, path: string, size: Size): Promise<Response> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: themeAt(size) });
  return takeover.open(path);
}

/** A state works for everybody as it stands, in both themes, and fits its window; the theme before is the first. */
function watchStates(page: Page, part: Part, before: Theme): Check {
  let theme = before;
  return (state) =>
    test.step(state, async () => {
      await expectNoViolations(page, state, theme, part);
      await expectNoHorizontalOverflow(page, state);
      theme = theme === 'dark' ? 'light' : 'dark';
      await expectNoColorViolations(page, state, theme, part);
    });
}

test('Every route has its row in the table of screens', async () => {
  const source = await readFile(join(import.meta.dirname, '../routes.tsx'), 'utf8');
  const routes = [...source.matchAll(/\{ path: '([^']+)', folder/g)].map(([, route]) => route!);
  expect(routes.length).toBeGreaterThan(5);
  const hasRow = (route: string) => screens.some(({ path }) => matchPath(route, path));
  expect(routes.filter((route) => !hasRow(route))).toEqual([]);
});

// One visit proves all that is true of every screen: what a page costs to bring up is paid once.
for (const { path, title, proves, status = 200, alone = false, also = [], wideStates, states } of screens) {
  test(`${['RT-28', proves, path].filter(Boolean).join(' ')} comes whole, is taken over in silence, and works for everybody`, async ({
    page,
  }) => {
    await pauseNoticesFromStart(page);
    const takeover = await watchHydration(page);
    // Where there is another address, that one is taken over in a narrow window: one load less.
    if (also.length === 0)
      await test.step('takeover in a narrow window', () => openAt(page, takeover, path, narrow));
    await test.step('first HTML, takeover, nothing moves', async () => {
      const answer = await openAt(page, takeover, path, wide);
      expect(answer.status()).toBe(status);
      expectCompleteHtml(await answer.text(), title, alone);
    });
    for (const size of [wide, narrow])
      await test.step(`no violation at ${size.width} px, with the welcome notice`, async () => {
        await page.setViewportSize(size);
        await expectNoViolations(page, path, themeAt(size));
      });
    if (!alone) await closeWelcome(page);
    await test.step('fields and controls fit a thumb at 390 px', () => expectTouchTargetSize(page));
    await test.step('no control reaches over another at 390 px', () => expectTouchTargetsApart(page));
    await test.step('Tab reaches every control once at 390 px', () => expectTabOrder(page, false));
    await test.step('nothing scrolls sideways in any window', async () => {
      for (const size of windows) {
        await page.setViewportSize(size);
        await expectNoHorizontalOverflow(page, `${size.width} x ${size.height}`);
      }
    });
    await test.step('nothing is cut in a low window', async () => {
      await page.setViewportSize(low);
      await expectNothingClipped(page, `${low.width} x ${low.height}`);
      await page.setViewportSize(wide);
    });
    await test.step('Tab reaches every control once at 1440 px', () => expectTabOrder(page, path === '/'));
    // Sizes change before the states and not between them: there, Chromium now and then stops drawing for good.
    const check = watchStates(page, path === '/' ? 'state of the shell' : 'state', themeAt(narrow));
    await wideStates?.(page, check);
    await page.setViewportSize(narrowest);
    await states?.(page, check);
  });

  if (also.length > 0)
    test(`RT-28 other addresses of ${path} come whole, are taken over in silence, and work for everybody`, async ({
      page,
    }) => {
      await pauseNoticesFromStart(page);
      const takeover = await watchHydration(page);
      for (const [i, address] of also.entries())
        await test.step(address, async () => {
          // The first of them stands for its screen in a narrow window.
          const size = i % 2 ? wide : narrow;
          await openAt(page, takeover, address, size);
          await expectNoViolations(page, address, themeAt(size));
          for (const { width, height } of [size, narrowest, wide]) {
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
