import type { Page } from '@playwright/test';
import { expect, openWithoutWelcome, test } from './test.ts';

const parts = (page: Page) => ({
  bar: page.getByRole('complementary'),
  toggle: page.getByRole('button', { name: 'Toggle side bar' }),
});
const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'side-bar');

test('SH-12 SH-31 SH-32 SH-34 SH-36 SH-37 KC-02 KC-03 SS-07 SS-08 SS-10 the side bar is a rail of 48 px with groups, opens to 256 px, and keeps its state', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/');
  const { bar, toggle } = parts(page);

  await test.step('its button opens it', async () => {
    await expect(bar).toHaveCSS('width', '48px');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(await cookie(page), 'no cookie before the first choice').toBe(undefined);
    await toggle.click();
    await expect(bar).toHaveCSS('width', '256px');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(bar.getByText('Creator Dashboard')).toBeInViewport();
  });

  await test.step('a cookie stores the choice for 604800 s', async () => {
    await expect.poll(async () => (await cookie(page))?.value).toBe('open');
    const { expires, sameSite, path } = (await cookie(page))!;
    expect({ sameSite, path }).toEqual({ sameSite: 'Lax', path: '/' });
    const left = expires - Date.now() / 1000;
    expect(left).toBeGreaterThan(604_800 - 30);
    expect(left).toBeLessThanOrEqual(604_800);
    await toggle.click();
    await expect(bar).toHaveCSS('width', '48px');
    await expect.poll(async () => (await cookie(page))?.value).toBe('closed');
  });

  await test.step('SH-34 SH-36 SH-37 SS-10 the keyboard closes and opens its groups; dots and badges are visible at both widths', async () => {
    const sofia = bar.getByRole('link', { name: 'Sofia Lindqvist' });
    await expect(sofia).toContainText('2 unread');
    const badge = sofia.getByText('2 unread');
    await expect(badge).toBeInViewport();
    await toggle.click();
    await expect(bar).toHaveCSS('width', '256px');
    await expect(badge).toBeInViewport();
    const online = await sofia.locator('.dot').evaluate((dot) => getComputedStyle(dot).backgroundColor);
    const offline = await bar
      .getByRole('link', { name: /Priya Raman.*offline/ })
      .locator('.dot')
      .evaluate((dot) => getComputedStyle(dot).backgroundColor);
    expect(online).not.toBe(offline);
    for (const [group, link] of [
      ['NAVIGATION', 'My Projects'],
      ['DIRECT MESSAGES', 'Idris Vale'],
      ['CHANNELS', 'design-critique'],
    ] as const) {
      const button = bar.getByRole('button', { name: group });
      const inside = bar.getByRole('link', { name: link });
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(inside).toBeVisible();
      await button.press('Enter');
      await expect(inside).toBeHidden();
      await button.press('Space');
      await expect(inside).toBeVisible();
    }
    await toggle.click();
    await expect(bar).toHaveCSS('width', '48px');
  });

  await test.step('Ctrl+B and Cmd+B toggle it, B with other keys does not', async () => {
    await expect(toggle).toHaveAttribute('aria-keyshortcuts', 'Control+B Meta+B');
    await page.keyboard.press('Meta+b');
    await expect(bar).toHaveCSS('width', '256px');
    await page.keyboard.press('Control+b');
    await expect(bar).toHaveCSS('width', '48px');
    for (const keys of ['b', 'Control+Shift+b', 'Control+Alt+b']) await page.keyboard.press(keys);
    await expect(bar).toHaveCSS('width', '48px');
  });

  await test.step('after a reload the first paint has the stored state', async () => {
    await page.keyboard.press('Control+b');
    await expect.poll(async () => (await cookie(page))?.value).toBe('open');
    // Without the client, the page shows the HTML of the server.
    await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.reload();
    await expect(bar).toHaveCSS('width', '256px');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });
});
