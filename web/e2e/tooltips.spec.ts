import { expect, openWithClock, test } from './test.ts';

test('KC-05 a tooltip shows after 700 ms, and the next one at once within 300 ms', async ({ page }) => {
  await openWithClock(page, '/');
  const tip = page.locator('[role=tooltip]');
  const theme = page.getByRole('button', { name: 'Toggle theme' });
  const settings = page.getByRole('banner').getByRole('link', { name: 'Settings' });
  const away = () => page.mouse.move(1430, 890);

  await theme.hover();
  await page.clock.runFor(699);
  expect(await tip.count()).toBe(0);
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Light or dark theme');

  await settings.hover();
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Settings');

  await away();
  await page.clock.runFor(1);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(290);
  await theme.hover();
  await page.clock.runFor(1);
  await expect(tip, 'within 300 ms').toHaveText('Light or dark theme');

  await away();
  await page.clock.runFor(1);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(310);
  await settings.hover();
  await page.clock.runFor(699);
  expect(await tip.count(), 'after more than 300 ms').toBe(0);
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Settings');

  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});

test('KC-04 names in the collapsed side bar show after 100 ms and stay for 300 ms', async ({ page }) => {
  await openWithClock(page, '/');
  const tip = page.locator('[role=tooltip]');
  const gigs = page.getByRole('navigation', { name: 'Side bar' }).getByRole('link', { name: 'My Gigs' });
  await gigs.hover();
  await page.clock.runFor(99);
  expect(await tip.count()).toBe(0);
  await page.clock.runFor(1);
  await expect(tip).toHaveText('My Gigs');
  const name = (await tip.boundingBox())!;
  const icon = (await gigs.boundingBox())!;
  expect(name.x, 'beside the icon').toBeGreaterThanOrEqual(icon.x + icon.width);

  await page.mouse.move(1430, 890);
  await page.clock.runFor(299);
  expect(await tip.count()).toBe(1);
  await page.clock.runFor(1);
  await expect(tip).toHaveCount(0);
});

test('KC-05 a tooltip shows at once for whoever comes by keyboard', async ({ page }) => {
  await openWithClock(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Toggle theme' })).toBeFocused();
  await expect(page.locator('[role=tooltip]')).toHaveText('Light or dark theme');
});
