import type { Page } from '@playwright/test';
import { expect, expectHydrated, open, openWithoutWelcome, test } from './test.ts';

const root = (page: Page) => page.locator('html');

/** The class of the root when the body is created, which is before the first paint. */
async function classAtFirstBody(page: Page): Promise<string | undefined> {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.body) return;
      document.documentElement.dataset['atFirstBody'] = document.documentElement.className;
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  return page.evaluate(() => document.documentElement.dataset['atFirstBody']);
}

test('SS-01 SS-05 the stored theme applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  expect(await classAtFirstBody(page)).toBe('dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'oklch(0.184 0.01 166)');
  await expect(root(page)).toHaveCSS('color-scheme', 'dark');
});

test('PU-10 SS-02 SS-05 without a stored theme the system theme applies before the first paint; another tab adopts a choice', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await classAtFirstBody(page)).toBe('dark');
  await expectHydrated(page);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await open(other, '/');
  await other.getByRole('button', { name: 'Toggle theme' }).click();
  await expect(root(page)).toHaveClass('light');
});

test('EN-67 compact makes controls lower, high contrast changes the text colour, and reduced motion ends transitions', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/settings?tab=appearance');
  const save = page.getByRole('button', { name: 'Save Changes' });
  const readStyles = () =>
    save.evaluate((button) => ({
      height: button.getBoundingClientRect().height,
      ink: getComputedStyle(document.body).color,
      seconds: Math.max(...getComputedStyle(button).transitionDuration.split(',').map(Number.parseFloat)),
    }));
  const before = await readStyles();
  expect(before.seconds).toBeGreaterThan(0.01);
  await page.getByRole('radio', { name: 'Compact' }).click();
  await expect.poll(async () => (await readStyles()).height).toBeLessThan(before.height);
  await page.getByRole('switch', { name: 'High contrast' }).click();
  await expect.poll(async () => (await readStyles()).ink).not.toBe(before.ink);
  await page.getByRole('switch', { name: 'Reduced motion' }).click();
  await expect.poll(async () => (await readStyles()).seconds).toBeLessThan(0.001);
  await page.reload();
  const after = await readStyles();
  expect(after.height, 'after a reload').toBeLessThan(before.height);
  expect(after.ink).not.toBe(before.ink);
  expect(after.seconds).toBeLessThan(0.001);
});
