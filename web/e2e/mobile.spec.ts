import type { Locator, Page } from '@playwright/test';
import { expect, expectOpen, openWithoutWelcome, clickOutside, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const sideBarToggle = (page: Page) => page.getByRole('button', { name: 'Side bar: My work and messages' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'My work and messages' });

/** Moves the focus around forwards and backwards, and expects that it never leaves the dialog. */
async function expectFocusTrap(page: Page, dialog: Locator): Promise<void> {
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  const stops = await dialog.locator('a[href], button, input').count();
  expect(stops).toBeGreaterThan(5);
  for (const [key, times] of [
    ['Tab', stops + 2],
    // Past the first stop to the last one.
    ['Shift+Tab', 4],
  ] as const)
    for (let i = 0; i < times; i++) {
      await page.keyboard.press(key);
      // After the last stop the focus moves to the first one in the next frame. The page is inert meanwhile.
      await expect.poll(inside, { message: `after ${key} ${i + 1}` }).toBe(true);
    }
}

test('KC-01 SH-18 SH-25 below 768 px a hamburger replaces search, side bar and navigation', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/');

  const banner = page.getByRole('banner');
  const wide = [
    banner.getByRole('searchbox', { name: 'Search Workgrove' }),
    page.getByRole('complementary'),
    page.getByRole('navigation', { name: 'Main' }),
  ];
  const hamburger = banner.getByRole('button', { name: 'Open menu' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(hamburger).toBeHidden();
  for (const part of wide) await expect(part).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  for (const part of wide) await expect(part).toBeHidden();
  await hamburger.tap();
  await expectOpen(page.getByRole('dialog', { name: 'Menu' }));
});

test('no button of a form or of a posting is alone on a part of a row', async ({ page }) => {
  const boxOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox())!;

  await test.step('the buttons of a dialog share a row', async () => {
    await openWithoutWelcome(page, '/jobs/job-brand-designer');
    await page.getByRole('button', { name: 'Apply now' }).tap();
    await page.getByLabel('Note').fill('Ships');
    const { y } = await boxOf('Send application');
    for (const name of ['Start over', 'Cancel']) expect((await boxOf(name)).y).toBeCloseTo(y, -1);
  });

  await test.step('the first button of a posting fills a row, and the others fill the next', async () => {
    await openWithoutWelcome(page, '/jobs/job-content-designer/manage');
    const [edit, close] = [await boxOf('Edit'), await boxOf('Close posting')];
    const link = (await page.getByRole('link', { name: 'Public page' }).boundingBox())!;
    expect(link.y).toBe(close.y);
    expect(link.x + link.width).toBeCloseTo(edit.x + edit.width, 0);
    expect(edit.y + edit.height).toBeLessThan(close.y);
  });
});

test('SH-33 KC-02 SS-13 SS-14 the side bar is a sheet of 288 px', async ({ page }) => {
  await openWithoutWelcome(page, '/');

  await test.step('it covers the page, which is inert and does not scroll', async () => {
    await sideBarToggle(page).tap();
    await expect(sheet(page).getByRole('link', { name: 'Creator Dashboard' })).toBeInViewport();
    const box = await sheet(page).getByRole('navigation', { name: 'Side bar' }).boundingBox();
    expect(box!.width).toBeCloseTo(288, 2);
    await expect.poll(async () => (await sheet(page).getByRole('navigation').boundingBox())!.x).toBe(0);
    await expect(page.locator('[inert] main'), 'hidden from screen readers').toHaveCount(1);
    await page.mouse.move(350, 600);
    await page.mouse.wheel(0, 800);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('it traps the focus, and Escape restores it', async () => {
    await expectFocusTrap(page, sheet(page));
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(sideBarToggle(page)).toBeFocused();
  });

  await test.step('a tap outside closes it', async () => {
    await sideBarToggle(page).tap();
    await expectOpen(sheet(page));
    await clickOutside(sheet(page), () => page.touchscreen.tap(360, 600));
  });
});
