import type { Page } from '@playwright/test';
import { expectNoViolations, holdNotices } from './axe.ts';
import { expect, expectOpen, notFoundLine, open, openQuietly, test, toast } from './test.ts';

test.use({ expectedConsole: notFoundLine });

// Transitions would be measured half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

for (const viewport of [wide, narrow])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of ['/', '/nope'])
      test(`axe finds nothing on ${path} with its welcome notice`, async ({ page }) => {
        await open(page, path);
        await holdNotices(page);
        await expectNoViolations(page, path);
        await expect(toast(page, 'Welcome to Workgrove')).toBeVisible();
      });

    test('axe finds nothing with comments open, errors shown and choices made', async ({ page }) => {
      await openQuietly(page, '/');
      await holdNotices(page);
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
      await expect(toast(page, 'Following #typography')).toBeVisible();
      await expectNoViolations(page, 'comments, errors and choices');
    });
  });

/** How a state is reached on the feed, and the window in which it exists. */
const states: Record<string, { viewport: typeof wide; reach: (page: Page) => Promise<void> }> = {
  'the Explore dropdown': {
    viewport: wide,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Explore' }).click();
      await expect(page.getByRole('navigation', { name: 'Explore' })).toBeVisible();
    },
  },
  'the account menu': {
    viewport: wide,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  'the filter menu': {
    viewport: narrow,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Filter' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  'the menu of a post': {
    viewport: wide,
    reach: async (page) => {
      await page.getByRole('button', { name: 'More about the post by Sofia Lindqvist' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  'a destructive notice': {
    viewport: wide,
    reach: async (page) => {
      await holdNotices(page);
      await page.getByRole('textbox', { name: 'Post' }).press('Control+Enter');
      await expect(toast(page, 'Cannot create empty post')).toBeVisible();
    },
  },
  'the expanded side bar': {
    viewport: wide,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Toggle side bar' }).click();
      await expect(page.getByRole('complementary')).toHaveCSS('width', '256px');
    },
  },
  'the welcome dialog': {
    viewport: wide,
    reach: async (page) => {
      await page.getByRole('link', { name: 'Help' }).click();
      await expectOpen(page.getByRole('dialog', { name: 'Welcome to Workgrove' }));
    },
  },
  'the side-bar sheet': {
    viewport: narrow,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Toggle side bar' }).click();
      await expectOpen(page.getByRole('dialog', { name: 'Side bar' }));
    },
  },
  'the mobile panel': {
    viewport: narrow,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const panel = page.getByRole('dialog', { name: 'Menu' });
      await panel.getByRole('button', { name: 'Explore' }).click();
      await expect(panel.getByRole('link', { name: 'Projects' })).toBeVisible();
    },
  },
};
for (const [name, { viewport, reach }] of Object.entries(states))
  test.describe(name, () => {
    test.use({ viewport });
    test(`axe finds nothing in ${name}`, async ({ page }) => {
      await openQuietly(page, '/');
      await reach(page);
      await expectNoViolations(page, name);
    });
  });

for (const query of ['?tag=hiring', '?filter=saved'])
  test(`axe finds nothing in the feed with ${query}`, async ({ page }) => {
    await openQuietly(page, `/${query}`);
    await expectNoViolations(page, query);
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
