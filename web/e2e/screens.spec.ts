import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { expectNoViolations, type Part, type Theme } from './axe.ts';
import { screens } from './screens/table.ts';
import { expectNothingSideways } from './sideways.ts';
import { expectTabOrder } from './tabOrder.ts';
import { expectWhole, watchTakeover } from './takeover.ts';
import { closeWelcome, expect, holdWelcome, notFoundLine, test } from './test.ts';

// Transitions would be measured half-way.
test.use({ expectedConsole: notFoundLine, contextOptions: { reducedMotion: 'reduce' } });

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const narrowest = { width: 320, height: 844 };
/** Every break of the layout from both sides, and a window of 720 and of 320 px at 200 and at 400 % zoom. */
const windows = [
  ...[320, 360, 767, 768, 1023, 1024, 1279, 1280, 1920].map((width) => ({ width, height: 844 })),
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

/** Works for everybody as it stands, and fits its window. */
async function expectFit(page: Page, state: string, theme: Theme, part: Part = 'state'): Promise<void> {
  await expectNoViolations(page, state, theme, part);
  await expectNothingSideways(page, state);
}

test('Every route has its row in the table of screens', async () => {
  const source = await readFile(join(import.meta.dirname, '../routes.tsx'), 'utf8');
  const routes = [...source.matchAll(/\{ path: '([^']+)', folder/g)].map(([, route]) => route!);
  expect(routes.length).toBeGreaterThan(5);
  const hasRow = (route: string) => screens.some(({ path }) => matchPath(route, path));
  expect(routes.filter((route) => !hasRow(route))).toEqual([]);
});

// One visit proves all that is true of every screen: what a page costs to bring up is paid once.
for (const { path, title, proves, status = 200, alone = false, also = [], states } of screens)
  for (const viewport of [wide, narrow])
    test.describe(`${path} at ${viewport.width} px`, () => {
      test.use({ viewport });
      // The two widths share the two themes between them.
      const theme = viewport === narrow ? 'dark' : 'light';

      test(`${['RT-28', proves, path].filter(Boolean).join(' ')} at ${viewport.width} px comes whole, is taken over in silence, and works for everybody`, async ({
        page,
      }) => {
        await holdWelcome(page);
        const takeover = await watchTakeover(page);
        if (viewport === wide)
          for (const [i, address] of also.entries())
            await test.step(address, async () => {
              await takeover.open(address);
              await expectFit(page, address, i % 2 ? 'dark' : 'light');
              await page.setViewportSize(narrowest);
              await expectNothingSideways(page, `${address} at 320 px`);
              await page.setViewportSize(wide);
            });
        await test.step('first HTML, takeover, nothing moves', async () => {
          const answer = await takeover.open(path);
          expect(answer.status()).toBe(status);
          expectWhole(await answer.text(), title, alone);
        });
        await test.step('no violation with the welcome notice', () => expectNoViolations(page, path, theme));
        if (!alone) await closeWelcome(page);
        await test.step('Tab reaches every control once', () =>
          expectTabOrder(page, viewport === wide && path === '/'));
        if (viewport === narrow)
          await test.step('nothing scrolls sideways in any window', async () => {
            for (const size of windows) {
              await page.setViewportSize(size);
              await expectNothingSideways(page, `${size.width} x ${size.height}`);
            }
            // There its states are looked at: where sizes change between them, Chromium now and then stops drawing for good.
            await page.setViewportSize(narrowest);
          });
        await states?.(page, (state) =>
          test.step(state, () =>
            expectFit(page, state, theme, path === '/' ? 'state of the shell' : 'state'),
          ),
        );
      });
    });

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
