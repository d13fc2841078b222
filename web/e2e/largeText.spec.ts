import type { Page } from '@playwright/test';
import { screens } from './screens/table.ts';
import { findTextFaults } from './textFaults.ts';
import { expect, notFoundLine, open, openWithoutWelcome, pauseNoticesFromStart, test } from './test.ts';

test.use({ expectedConsole: notFoundLine, contextOptions: { reducedMotion: 'reduce' } });

/**
 * The browser's text sizes with the widths of the window. At 150 %, 768 px have the layout of 1024 px at 200 %, and
 * 1024 px that of 1440 px at 200 %. The first row has no large text: numbers stay in one piece in a narrow window.
 */
const windows: [size: number, widths: number[]][] = [
  [16, [320]],
  [20, [390, 768, 1024, 1440]],
  [24, [390, 1440]],
  [32, [390, 768, 1024, 1440]],
];

type SetTextSize = (size: number) => Promise<void>;

/** Runs `check` with a function that sets the browser's text size, which Chromium keeps until it is set again. */
async function withTextSize(page: Page, check: (set: SetTextSize) => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  const set: SetTextSize = async (standard) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  };
  await check(set);
  await set(16);
  await session.detach();
}

/** The headings that are not hidden, also those that need scrolling. In a narrow window the sheet of filters has the categories. */
const headings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap((heading) =>
      heading.checkVisibility() && heading.textContent !== 'Categories' ? [heading.textContent] : [],
    ),
  );

for (const { path } of screens)
  test(`With large text, ${path} shows every text complete, without horizontal scrolling`, async ({
    page,
  }) => {
    await pauseNoticesFromStart(page);
    await open(page, path);
    const usual = await headings(page);
    await withTextSize(page, async (setTextSize) => {
      const found: Record<string, string[]> = {};
      for (const [size, widths] of windows) {
        await setTextSize(size);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          const faults = await findTextFaults(page);
          if (faults.length > 0) found[`${size} px text at ${width} px`] = faults;
        }
      }
      expect(found).toEqual({});
      expect(await headings(page), 'headings at 200 % and 1440 px').toEqual(expect.arrayContaining(usual));
    });
  });

test('With text of 200 %, the summary of a plan is complete at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/settings?tab=billing');
  await withTextSize(page, async (setTextSize) => {
    await setTextSize(32);
    await page.getByRole('button', { name: 'Choose Professional' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan summary' });
    await expect(dialog).toBeVisible();
    expect(await findTextFaults(page)).toEqual([]);
    const [wide, shown] = await dialog.evaluate((node) => [node.scrollWidth, node.clientWidth]);
    expect(wide).toBe(shown);
  });
});

test('With text of 200 %, buttons of the top bar open search, navigation and side bar', async ({ page }) => {
  await openWithoutWelcome(page, '/');
  const entries = page.getByRole('navigation', { name: 'Side bar' }).getByRole('link');
  const usual = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(usual.length).toBeGreaterThan(10);
  await withTextSize(page, async (setTextSize) => {
    await setTextSize(32);
    await page.getByRole('button', { name: /^Side bar: / }).click();
    const sheet = page.getByRole('dialog').getByRole('link');
    await expect(sheet.first()).toBeInViewport();
    expect(await sheet.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      expect.arrayContaining(usual),
    );
    await sheet.last().scrollIntoViewIfNeeded();
    await expect(sheet.last()).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Explore' }).click();
    await expect(menu.getByRole('link', { name: 'Jobs' })).toBeVisible();
    await menu.getByRole('searchbox').fill('React');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=React/);
  });
});
