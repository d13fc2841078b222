import type { Page } from '@playwright/test';
import { pushPath } from './navigateTo.ts';
import { screens } from './screens/table.ts';
import { expect, notFoundLine, open, pauseNoticesFromStart, test, toast } from './test.ts';

test.use({ ownPage: true, expectedConsole: notFoundLine, contextOptions: { reducedMotion: 'reduce' } });

const widths = [390, 560, 768, 1440];

/** Returns the pinned bars that a toast covers. */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const toasts = shown('[data-notices] li').map((element) => element.getBoundingClientRect());
    if (toasts.length === 0) return ['no toast is visible'];
    return shown('[data-pinned]')
      .filter((bar) => {
        const box = bar.getBoundingClientRect();
        return toasts.some(
          ({ left, right, top, bottom }) =>
            box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      })
      .map((bar) => bar.textContent);
  });

test('KC-09 three toasts cover no pinned bar of any screen, at any width', async ({ page }) => {
  await pauseNoticesFromStart(page);
  await page.setViewportSize({ width: 1440, height: 844 });
  await open(page, '/');
  for (const tag of ['ux-research', 'typography', 'indie-makers']) {
    await page
      .getByRole('region', { name: 'Topics to follow' })
      .getByRole('button', { name: `#${tag}` })
      .click();
    await expect(toast(page, `Following #${tag}`)).toBeVisible();
  }
  // The toasts stay from screen to screen.
  for (const { path, title, withoutShell } of screens.filter(({ path: first }) => first !== '/'))
    await test.step(path, async () => {
      // The last visit of a screen outside the layout.
      if (withoutShell) return;
      await pushPath(page, path);
      await expect(page).toHaveTitle(new RegExp(title.replaceAll(/[^\w ]/g, '.')));
      await expect(page.locator('main :is(.skeleton, .shape)')).toHaveCount(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => findCovered(page), { message: `${width} px`, intervals: [50] }).toEqual([]);
      }
    });
});
