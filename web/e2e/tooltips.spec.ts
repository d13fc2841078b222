import { expect, openWithoutWelcome, test } from './test.ts';

test('KC-04 hovering over a side-bar icon shows its name beside it; keyboard focus shows a tooltip at once', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/');
  const tip = page.locator('[role=tooltip]');
  const gigs = page.getByRole('navigation', { name: 'Side bar' }).getByRole('link', { name: 'My Gigs' });
  await gigs.hover();
  await expect(tip).toHaveText('My Gigs');
  await expect(tip).toBeInViewport({ ratio: 1 });
  const name = (await tip.boundingBox())!;
  const icon = (await gigs.boundingBox())!;
  expect(name.x, 'beside the icon').toBeGreaterThanOrEqual(icon.x + icon.width);
  await page.mouse.move(1430, 890);
  await expect(tip).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Toggle theme' })).toBeFocused();
  await expect(tip).toHaveText('Light or dark theme');
});
