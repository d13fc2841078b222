import type { Page } from '@playwright/test';
import { changedBeforeLine } from './controls/visit.ts';
import { pauseRequests } from './pauseRequests.ts';
import { expect, expectHydrated, test } from './test.ts';
import { translate } from './translate.ts';

// The scripts are not in the browser's cache, so that a test can hold them back.
test.use({ ownPage: true });

test('Settings keep the text that the browser restores when one comes back', async ({ page }) => {
  await page.goto('/settings?tab=profile');
  await expectHydrated(page);
  const bio = page.getByLabel('Bio');
  await bio.fill('Restored by the browser');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/terms');
  // Without the draft, as where storage is blocked.
  await page.evaluate(() => sessionStorage.clear());
  await page.goBack();
  await expectHydrated(page);
  await expect(bio).toHaveValue('Restored by the browser');
});

/** Inserts an element beside each field, as extensions do that fill in passwords or check texts. */
const insertBesideFields = () =>
  document
    .querySelectorAll('#root :is(input, textarea)')
    .forEach((field) => field.after(document.createElement('div')));

test.describe('before the scripts came, in a page that something else has changed', () => {
  test.use({ expectedConsole: changedBeforeLine });

  for (const [what, change] of [
    ['an extension', (page: Page) => page.evaluate(insertBesideFields)],
    ['a translator', (page: Page) => page.evaluate(translate, 'same' as const)],
  ] as const) {
    test(`${what}: a typed e-mail address stays`, async ({ page }) => {
      const letThrough = await pauseRequests(page);
      await page.goto('/auth/login', { waitUntil: 'commit' });
      const email = page.getByLabel('Email');
      await email.fill('ada@example.com');
      await change(page);
      const served = await email.elementHandle();
      letThrough();
      await expectHydrated(page);
      await expect.poll(() => served.evaluate(({ isConnected }) => isConnected)).toBe(false);
      await expect(email).toHaveValue('ada@example.com');
      await expect(email).toBeFocused();
      await email.press('Enter');
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expect(email, 'the form has the address').toHaveAttribute('aria-invalid', 'false');
    });

    test(`${what}: keys reach the field also while its part is rendered again`, async ({ page }) => {
      const letThrough = await pauseRequests(page, /\/assets\/ProfileSettings-.*\.js$/);
      await page.goto('/settings?tab=profile');
      await expectHydrated(page);
      await change(page);
      const bio = page.getByLabel('Bio');
      await bio.fill('Typed in the old and ');
      const served = await bio.elementHandle();
      letThrough();
      await expect.poll(() => served.evaluate(({ isConnected }) => isConnected)).toBe(false);
      await page.keyboard.type('the new field');
      await expect(bio).toHaveValue('Typed in the old and the new field');
    });

    test(`${what}: a post and words searched for stay, and a press is done`, async ({ page }) => {
      const letThrough = await pauseRequests(page);
      await page.goto('/', { waitUntil: 'commit' });
      const post = page.getByRole('textbox', { name: 'Post' });
      const box = page.getByRole('banner').getByPlaceholder('Search Workgrove');
      const main = page.getByRole('main');
      const like = main.getByRole('button', { name: /^Like/ }).first();
      await like.click();
      await post.fill('Early post');
      await box.fill('halden');
      await change(page);
      letThrough();
      await expect(page.getByRole('option', { name: /^Halden Works/ })).toBeVisible();
      await expect(box).toHaveValue('halden');
      await expect(post).toHaveValue('Early post');
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      // Closes the suggestions.
      await post.focus();
      await main.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(main.getByRole('article').filter({ hasText: 'Early post' })).toBeVisible();
    });
  }
});
