import type { Locator, Page } from '@playwright/test';
import { expect, expectOpen, open, openQuietly, pressOutside, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const hamburger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const sideBarToggle = (page: Page) => page.getByRole('button', { name: 'Toggle side bar' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Side bar' });

/** Walks the focus all the way round, forwards and back: it never leaves the dialog. */
async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  const stops = await dialog.locator('a[href], button, input').count();
  expect(stops).toBeGreaterThan(5);
  for (let i = 0; i < stops + 2; i++) {
    await page.keyboard.press('Tab');
    expect(await inside(), `after Tab ${i + 1}`).toBe(true);
  }
  for (let i = 0; i < stops + 2; i++) {
    await page.keyboard.press('Shift+Tab');
    expect(await inside(), `after Shift+Tab ${i + 1}`).toBe(true);
  }
}

test('KC-01 SH-25 SH-18 the hamburger stands there under 768 px, the search box from 768 px up', async ({
  page,
}) => {
  await open(page, '/');
  const search = page.getByRole('banner').getByRole('searchbox', { name: 'Search Workgrove' });
  const bar = page.getByRole('complementary');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(hamburger(page)).toBeVisible();
  for (const part of [search, bar, nav]) await expect(part).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(hamburger(page)).toBeHidden();
  for (const part of [search, bar, nav]) await expect(part).toBeVisible();
});

test('SH-26 SH-27 SH-28 SH-29 SS-11 the panel holds search, links, groups and the account', async ({
  page,
}) => {
  await openQuietly(page, '/');
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

test('SH-28 SS-12 Explore and More open and close each for itself', async ({ page }) => {
  await openQuietly(page, '/');
  await hamburger(page).tap();
  const group = (name: string) => panel(page).getByRole('button', { name });
  const link = (name: string) => panel(page).getByRole('link', { name });
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

test('SH-30 a link closes the panel, and so does the link to the screen that is shown', async ({ page }) => {
  await openQuietly(page, '/');
  await hamburger(page).tap();
  await panel(page).getByRole('link', { name: 'Network' }).tap();
  await expect(page).toHaveURL('/network');
  await expect(panel(page)).toHaveCount(0);
  await page.goBack();
  // Whatever leads to another screen closes the panel, this way back as well.
  await expect(page.getByRole('form', { name: 'Create a post' })).toBeVisible();
  await hamburger(page).tap();
  await panel(page).getByRole('link', { name: 'Feed' }).tap();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('SS-13 SS-14 SH-25 the panel keeps the focus, and Escape or a press outside gives it back', async ({
  page,
}) => {
  await openQuietly(page, '/');
  await page.setViewportSize({ width: 700, height: 900 });
  await hamburger(page).press('Enter');
  await expectOpen(panel(page));
  await expectTrap(page, panel(page));
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(hamburger(page)).toBeFocused();

  await hamburger(page).tap();
  await expectOpen(panel(page));
  await pressOutside(panel(page), () => page.mouse.click(40, 500));
  await hamburger(page).tap();
  await panel(page).getByRole('button', { name: 'Close' }).tap();
  await expect(panel(page)).toHaveCount(0);
});

test('SH-33 KC-02 SS-09 the side bar is a sheet of 288 px with its own state', async ({ page }) => {
  await openQuietly(page, '/');
  await sideBarToggle(page).tap();
  await expect(sheet(page).getByRole('link', { name: 'Creator Dashboard' })).toBeInViewport();
  const box = await sheet(page).getByRole('navigation', { name: 'Side bar' }).boundingBox();
  expect(box!.width).toBeCloseTo(288, 2);
  await expect.poll(async () => (await sheet(page).getByRole('navigation').boundingBox())!.x).toBe(0);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names, 'the sheet is not remembered').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1000, height: 844 });
  await expect(page.getByRole('complementary')).toHaveCSS('width', '48px');
});

test('SH-33 SS-13 SS-14 the sheet keeps the focus, and Escape, a press outside or a link closes it', async ({
  page,
}) => {
  await openQuietly(page, '/');
  await sideBarToggle(page).press('Enter');
  await expectOpen(sheet(page));
  await expectTrap(page, sheet(page));
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(sideBarToggle(page)).toBeFocused();

  await sideBarToggle(page).tap();
  await expectOpen(sheet(page));
  await pressOutside(sheet(page), () => page.touchscreen.tap(360, 600));

  await sideBarToggle(page).tap();
  await sheet(page).getByRole('link', { name: 'My Gigs' }).tap();
  await expect(page).toHaveURL('/gigs?tab=mine');
  await expect(sheet(page)).toHaveCount(0);
});

test('SS-09 the page behind the sheet does not scroll and cannot be reached', async ({ page }) => {
  await openQuietly(page, '/');
  await sideBarToggle(page).tap();
  await expectOpen(sheet(page));
  await expect(page.locator('[inert] main'), 'hidden from screen readers').toHaveCount(1);
  await page.mouse.move(350, 600);
  await page.mouse.wheel(0, 800);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
