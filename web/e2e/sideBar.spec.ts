import type { Locator, Page } from '@playwright/test';
import { expect, openWithoutWelcome, test } from './test.ts';

const parts = (page: Page) => ({
  bar: page.getByRole('complementary'),
  toggle: page.getByRole('button', { name: 'Toggle side bar' }),
});
const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'side-bar');

test('SH-31 SH-36 SH-37 KC-02 KC-03 SS-08 the side bar is a rail of 48 px, opens to 256 px, and keeps its state', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/');
  const { bar, toggle } = parts(page);
  const sofia = bar.getByRole('link', { name: 'Sofia Lindqvist' });
  const badge = sofia.getByText('2 unread');
  await expect(bar).toHaveCSS('width', '48px');
  await expect(badge).toBeInViewport();
  expect(await cookie(page), 'no cookie before the first choice').toBe(undefined);
  await toggle.click();
  await expect(bar).toHaveCSS('width', '256px');
  await expect(bar.getByText('Creator Dashboard')).toBeInViewport();
  await expect(badge).toBeInViewport();
  const colorOf = (link: Locator) =>
    link.locator('.dot').evaluate((dot) => getComputedStyle(dot).backgroundColor);
  expect(await colorOf(sofia), 'online').not.toBe(
    await colorOf(bar.getByRole('link', { name: /Priya Raman.*offline/ })),
  );

  await test.step('after a reload the first paint has the stored state', async () => {
    await expect.poll(async () => (await cookie(page))?.value).toBe('open');
    // Without the client, the page shows the HTML of the server.
    await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.reload();
    await expect(bar).toHaveCSS('width', '256px');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });
});
