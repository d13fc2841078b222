import type { Locator, Page } from '@playwright/test';
import { expect, expectOpen, openWithoutWelcome, clickOutside, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const hamburger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const sideBarToggle = (page: Page) => page.getByRole('button', { name: 'Side bar: My work and messages' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
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

test('KC-01 SH-18 SH-25 SH-26 SH-27 SH-28 SH-29 SH-30 SS-11 SS-12 SS-13 SS-14 the menu panel contains search, links, groups and the account', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/');

  await test.step('the hamburger is visible below 768 px, the search box from 768 px', async () => {
    const search = page.getByRole('banner').getByRole('searchbox', { name: 'Search Workgrove' });
    const bar = page.getByRole('complementary');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(hamburger(page)).toBeHidden();
    for (const part of [search, bar, nav]) await expect(part).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(hamburger(page)).toBeVisible();
    for (const part of [search, bar, nav]) await expect(part).toBeHidden();
  });

  const group = (name: string) => panel(page).getByRole('button', { name });
  const link = (name: string) => panel(page).getByRole('link', { name });
  await test.step('its content', async () => {
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    await hamburger(page).tap();
    await expectOpen(panel(page));
    await expect(panel(page).getByRole('searchbox', { name: 'Search Workgrove' })).toBeVisible();
    await expect(panel(page).getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Feed',
      'Network',
      'Settings',
      'Notifications',
    ]);
    await expect(panel(page).getByRole('navigation', { name: 'Account' }).getByRole('link')).toHaveText([
      'Profile',
      'Settings',
      'Logout',
    ]);
  });

  await test.step('its groups open and close independently', async () => {
    await expect(link('Jobs')).toBeHidden();
    await group('Explore').tap();
    for (const name of ['Jobs', 'Gigs', 'Projects']) await expect(link(name)).toBeVisible();
    await expect(link('Shop')).toBeHidden();
    await group('More').tap();
    for (const name of ['Jobs', 'Companies', 'Shop', 'Agency']) await expect(link(name)).toBeVisible();
    await group('Explore').tap();
    await expect(link('Jobs')).toBeHidden();
    await expect(link('Shop')).toBeVisible();
  });

  await test.step('its close button and a click outside close it', async () => {
    await panel(page).getByRole('button', { name: 'Close' }).tap();
    await expect(panel(page)).toHaveCount(0);
    await hamburger(page).tap();
    await expectOpen(panel(page));
    await clickOutside(panel(page), () => page.mouse.click(40, 500));
  });

  await test.step('it traps the focus, and Escape restores it', async () => {
    await hamburger(page).press('Enter');
    await expectOpen(panel(page));
    await expectFocusTrap(page, panel(page));
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(hamburger(page)).toBeFocused();
  });

  await test.step('any link closes it, even to the current screen', async () => {
    await hamburger(page).tap();
    await link('Network').tap();
    await expect(page).toHaveURL('/network');
    await expect(panel(page)).toHaveCount(0);
    await page.goBack();
    // Every navigation closes the panel, including Back.
    await expect(page.getByRole('form', { name: 'Create a post' })).toBeVisible();
    await hamburger(page).tap();
    await link('Feed').tap();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
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

test('SH-33 KC-02 SS-09 SS-13 SS-14 the side bar is a sheet of 288 px with its own state', async ({
  page,
}) => {
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

  await test.step('its state is not stored', async () => {
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1000, height: 844 });
    await expect(page.getByRole('complementary')).toHaveCSS('width', '48px');
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('it traps the focus, and Escape restores it', async () => {
    await sideBarToggle(page).press('Enter');
    await expectOpen(sheet(page));
    await expectFocusTrap(page, sheet(page));
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(sideBarToggle(page)).toBeFocused();
  });

  await test.step('a click outside and a link close it', async () => {
    await sideBarToggle(page).tap();
    await expectOpen(sheet(page));
    await clickOutside(sheet(page), () => page.touchscreen.tap(360, 600));
    await sideBarToggle(page).tap();
    await sheet(page).getByRole('link', { name: 'My Gigs' }).tap();
    await expect(page).toHaveURL('/gigs?tab=mine');
    await expect(sheet(page)).toHaveCount(0);
  });
});
