import type { Page } from '@playwright/test';
import { expect, expectOpen, openWithoutWelcome, clickOutside, test } from './test.ts';

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

const help = (page: Page) => page.getByRole('link', { name: 'Help' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Workgrove' });

test('SH-05 SH-06 SH-07 SH-08 SH-09 SH-10 SH-11 SH-41 SS-13 SS-14 Help opens the welcome dialog', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/');
  await expect(dialog(page), 'never without a click').toHaveCount(0);
  await help(page).click();
  await expectOpen(dialog(page));
  await expect(page).toHaveURL('/');
  await expect(dialog(page).getByText('Connect. Collaborate. Grow.')).toBeVisible();
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText([
    'Jobs',
    'Projects',
    'Gigs',
    'Network',
  ]);
  await expect(dialog(page).getByRole('button', { name: 'Get Started' })).toBeFocused();
  await expect(page.locator('[inert] main'), 'the page is inert').toHaveCount(1);

  await test.step('Tab stays inside it', async () => {
    for (const name of ['Close', 'Learn More', 'Get Started', 'Close']) {
      await page.keyboard.press('Tab');
      // After the last control the focus moves to the first one in the next frame.
      await expect(dialog(page).getByRole('button', { name })).toBeFocused();
    }
  });

  for (const name of ['Get Started', 'Learn More', 'Close'])
    await test.step(`${name} closes it and restores the focus`, async () => {
      if ((await dialog(page).count()) === 0) await help(page).press('Enter');
      await expectOpen(dialog(page));
      await dialog(page).getByRole('button', { name }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(help(page)).toBeFocused();
    });

  await test.step('Escape and a click on the overlay close it', async () => {
    await page.keyboard.press('Enter');
    await expectOpen(dialog(page));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(help(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOpen(dialog(page));
    await clickOutside(dialog(page), () => page.mouse.click(200, 200));
  });
});
