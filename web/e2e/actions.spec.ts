import { findViolations } from './axe.ts';
import { expect, test } from './test.ts';

test.use({ ownPage: true });

test('The page of the actions filters them by words and copies an example', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/graphql');
  await page.getByRole('link', { name: 'Actions', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Actions' })).toBeVisible();
  const count = page.getByRole('status');
  await expect(count).toHaveText(/^\d\d actions$/);
  await page.getByLabel('Filter actions').fill('Share copy_link');
  await expect(count).toHaveText('1 action');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByText('Example of share').click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('mutation Share($input: ShareInput!)');
  expect(copied).toContain('"method": "COPY_LINK"');
  await page.getByRole('link', { name: '/', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('The page of the actions has no violation and no horizontal overflow, in both themes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/graphql/actions');
  await page.getByLabel('Filter actions').fill('share');
  await page.getByText('Example of share').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, 'page'), colorScheme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('The page of the actions shows all actions and no controls', async ({ page }) => {
    await page.goto('/graphql/actions');
    expect(await page.getByRole('article').count()).toBeGreaterThan(60);
    await expect(page.getByLabel('Filter actions')).toBeHidden();
  });
});
