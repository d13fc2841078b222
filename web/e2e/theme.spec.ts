import type { Page } from '@playwright/test';
import { expect, expectHydrated, open, openWithoutWelcome, test } from './test.ts';

const root = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const storeTheme = (page: Page, theme: string) =>
  page.addInitScript((value) => localStorage.setItem('theme', value), theme);

const atFirstBody = (page: Page) => page.evaluate(() => document.documentElement.dataset['atFirstBody']);
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
  return atFirstBody(page);
}

test('SS-01 SS-05 the stored theme applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await storeTheme(page, 'dark');
  expect(await classAtFirstBody(page)).toBe('dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'oklch(0.184 0.01 166)');
  await expect(root(page)).toHaveCSS('color-scheme', 'dark');
});

test('PU-10 SS-02 SS-05 the theme follows the system until the user chooses one, in any tab', async ({
  page,
  context,
}) => {
  await test.step('SS-02 without a stored theme the system theme applies before the first paint', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await classAtFirstBody(page)).toBe('dark');
    expect(await stored(page), 'nothing is stored before the first choice').toBe(null);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    expect(await atFirstBody(page)).toBe('light');
    await expect(root(page)).toHaveCSS('color-scheme', 'light');
    expect(await stored(page), 'nor while the system changes').toBe(null);
  });

  await test.step('SS-02 the page follows the system until the user chooses', async () => {
    await expectHydrated(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root(page)).toHaveClass('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root(page)).toHaveClass('light');
  });

  await test.step('SS-05 another tab of the browser adopts the theme', async () => {
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'light' });
    await open(other, '/');
    await other.getByRole('button', { name: 'Toggle theme' }).click();
    await expect(root(page)).toHaveClass('dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root(page), 'and no longer the system').toHaveClass('dark');
  });
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
