import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, expectOpen, notFoundLine, open, openQuietly, test, toast } from './test.ts';

test.use({ expectedConsole: notFoundLine });

/**
 * GOV.UK's tags but wcag2aaa: of its rules only enhanced contrast applies to what stands here, and the design
 * promises it in the high contrast mode alone. target-size is a rule of wcag22aa that axe leaves off.
 */
const tags = ['best-practice', 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation, in the light theme and in the dark one; the page follows the system's choice. */
async function expectNoViolations(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    // Colours that are still changing would be measured half-way.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const { violations } = await new AxeBuilder({ page })
      .withTags(tags)
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(sizes))
  test.describe(`${size}, ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/', '/nope'])
      test(`axe finds nothing on ${path} with its welcome notice`, async ({ page }) => {
        await open(page, path);
        // Under the pointer it stays.
        await toast(page, 'Welcome to Workgrove').hover();
        await expectNoViolations(page, path);
        await expect(toast(page, 'Welcome to Workgrove')).toBeVisible();
      });

    test('axe finds nothing in the filter menu', async ({ page }) => {
      await openQuietly(page, '/');
      await page.getByRole('button', { name: 'Filter' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoViolations(page, 'filter menu');
    });

    test('axe finds nothing in the menu of a post', async ({ page }) => {
      await openQuietly(page, '/');
      await page.getByRole('button', { name: 'More about the post by Sofia Lindqvist' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoViolations(page, 'post menu');
    });

    test('axe finds nothing with comments open, an error in the composer and choices made', async ({
      page,
    }) => {
      await openQuietly(page, '/');
      await page.getByRole('button', { name: /^Comment on post by Idris Vale/ }).click();
      await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveCount(2);
      await page.getByRole('textbox', { name: 'Your comment' }).fill('x'.repeat(1_001));
      await page.getByRole('textbox', { name: 'Post' }).fill('x'.repeat(3_001));
      await expect(page.getByRole('alert')).toHaveCount(2);
      await page.getByRole('button', { name: 'Like post by Idris Vale, 97 likes' }).click();
      await page.getByRole('button', { name: 'Save post by Idris Vale' }).click();
      await page.getByRole('button', { name: 'Connect with Tomás Arce' }).click();
      await page.getByRole('button', { name: '#typography' }).click();
      await page.getByRole('button', { name: 'See all news' }).click();
      await toast(page, 'Following #typography').hover();
      await expectNoViolations(page, 'comments, errors and choices');
    });

    for (const query of ['?tag=hiring', '?filter=saved'])
      test(`axe finds nothing in the feed with ${query}`, async ({ page }) => {
        await openQuietly(page, `/${query}`);
        await expectNoViolations(page, query);
      });

    test('axe finds nothing in the welcome dialog', async ({ page }) => {
      await openQuietly(page, '/');
      await page.getByRole('link', { name: 'Help' }).click();
      await expectOpen(page.getByRole('dialog', { name: 'Welcome to Workgrove' }));
      await expectNoViolations(page, 'welcome dialog');
    });

    for (const [name, value] of [
      ['contrast', 'high'],
      ['density', 'compact'],
    ] as const)
      test(`axe finds nothing with ${name} ${value}`, async ({ page }) => {
        await page.addInitScript(([key, set]) => localStorage.setItem(key!, set!), [name, value]);
        await openQuietly(page, '/');
        await expect(page.locator('html')).toHaveAttribute(`data-${name}`, value);
        await expectNoViolations(page, `${name} ${value}`);
      });
  });

test.describe('what only a wide window has', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in the Explore dropdown', async ({ page }) => {
    await openQuietly(page, '/');
    await page.getByRole('button', { name: 'Explore' }).click();
    await expect(page.getByRole('navigation', { name: 'Explore' })).toBeVisible();
    await expectNoViolations(page, 'Explore');
  });

  test('axe finds nothing in the account menu', async ({ page }) => {
    await openQuietly(page, '/');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoViolations(page, 'account menu');
  });

  test('axe finds nothing in the expanded side bar', async ({ page }) => {
    await openQuietly(page, '/');
    await page.getByRole('button', { name: 'Toggle side bar' }).click();
    await expect(page.getByRole('complementary')).toHaveCSS('width', '256px');
    await expectNoViolations(page, 'side bar');
  });
});

test.describe('what only a narrow window has', () => {
  test.use({ viewport: sizes.narrow, contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in the side-bar sheet', async ({ page }) => {
    await openQuietly(page, '/');
    await page.getByRole('button', { name: 'Toggle side bar' }).click();
    await expectOpen(page.getByRole('dialog', { name: 'Side bar' }));
    await expectNoViolations(page, 'sheet');
  });

  test('axe finds nothing in the mobile panel', async ({ page }) => {
    await openQuietly(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await panel.getByRole('button', { name: 'Explore' }).click();
    await expect(panel.getByRole('link', { name: 'Projects' })).toBeVisible();
    await expectNoViolations(page, 'panel');
  });
});
