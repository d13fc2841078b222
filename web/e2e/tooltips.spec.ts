import { expect, openWithClock, test } from './test.ts';

// Its clock is never taken out of a page again.
test.use({ ownPage: true });

test('KC-04 KC-05 tooltips show after 700 ms, the next one at once within 300 ms, and names of the side bar after 100 ms', async ({
  page,
}) => {
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
  await away();
  await page.clock.runFor(1_000);

  const gigs = page.getByRole('navigation', { name: 'Side bar' }).getByRole('link', { name: 'My Gigs' });
  await gigs.hover();
  await page.clock.runFor(99);
  expect(await tip.count()).toBe(0);
  await page.clock.runFor(1);
  await expect(tip).toHaveText('My Gigs');
  const name = (await tip.boundingBox())!;
  const icon = (await gigs.boundingBox())!;
  expect(name.x, 'beside the icon').toBeGreaterThanOrEqual(icon.x + icon.width);

  await away();
  await page.clock.runFor(299);
  expect(await tip.count()).toBe(1);
  await page.clock.runFor(1);
  await expect(tip).toHaveCount(0);

  // At once for whoever comes by keyboard.
  await settings.focus();
  await page.keyboard.press('Tab');
  await expect(theme).toBeFocused();
  await expect(tip).toHaveText('Light or dark theme');
});
