import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const splash = (page: Page) => page.locator('.splash');
/** Replaces scripts by empty files, so that only the page's styles can end the splash. */
const withoutClient = (page: Page) =>
  page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

test.describe('on the first page of a browser session', () => {
  test.use({ newSession: true });

  test('SH-03 the splash disappears within 1.2 s even without scripts, and never receives a click', async ({
    page,
  }) => {
    await withoutClient(page);
    await page.goto('/', { waitUntil: 'commit' });
    // Restarts the animation, which may already have ended on a slow machine.
    const { isShown, ends } = await splash(page).evaluate((element) => {
      const [animation] = element.getAnimations();
      animation!.currentTime = 0;
      animation!.play();
      const options = { visibilityProperty: true, opacityProperty: true };
      return {
        isShown: element.checkVisibility(options),
        ends: animation!.effect!.getComputedTiming().endTime,
      };
    });
    expect(isShown).toBe(true);
    expect(ends).toBe(1_200);
    await expect(splash(page)).toHaveCSS('pointer-events', 'none');
    await expect(page.getByRole('heading', { name: 'Home Feed' }), 'the content is below it').toBeVisible();
    await expect(splash(page)).toBeHidden();
  });

  test('SH-03 the splash does not animate with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withoutClient(page);
    await page.goto('/', { waitUntil: 'commit' });
    const timing = await splash(page).evaluate((element) =>
      element.getAnimations().map(({ effect }) => effect!.getComputedTiming()),
    );
    expect(timing).toHaveLength(1);
    expect(timing[0]!.duration).toBeLessThan(1);
    expect(timing[0]!.endTime).toBeLessThanOrEqual(1_200);
  });
});
