import type { Page } from '@playwright/test';
import { expect, openWithoutWelcome, test, toast } from './test.ts';

// The router warns that it cannot store scroll positions.
test.use({ ownPage: true, expectedConsole: /Failed to save scroll positions in sessionStorage/ });

/** Blocks storage and cookies, as a setting, a policy or a sandbox does. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse, configurable: true });
  });
}

test('SS-02 SS-03 SS-07 VA-03 with storage blocked the page loads, and theme, side bar and composer work', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await blockStorage(page);
  await openWithoutWelcome(page, '/');

  await test.step('the theme can be changed', async () => {
    await expect(page.locator('html')).toHaveClass('dark');
    await page.getByRole('button', { name: 'Toggle theme' }).click();
    await expect(page.locator('html')).toHaveClass('light');
  });

  await test.step('the side bar opens and closes', async () => {
    await page.getByRole('button', { name: 'Toggle side bar' }).click();
    await expect(page.getByRole('complementary')).toHaveCSS('width', '256px');
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('complementary')).toHaveCSS('width', '48px');
  });

  await test.step('a post stays in this tab', async () => {
    await page.getByRole('textbox', { name: 'Post' }).fill('Stored nowhere');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(toast(page, 'Post created!')).toBeVisible();
    await page.getByRole('complementary').getByRole('link', { name: 'My Gigs' }).click();
    await expect(page.getByRole('heading', { name: 'Gigs', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article').first()).toContainText('Stored nowhere');
  });
});
