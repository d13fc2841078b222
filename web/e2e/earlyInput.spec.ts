import type { Page } from '@playwright/test';
import { changedBeforeLine } from './controls/visit.ts';
import { pauseRequests } from './pauseRequests.ts';
import { expect, expectHydrated, test } from './test.ts';
import { translate } from './translate.ts';

// The scripts are not in the browser's cache, so that a test can hold them back.
test.use({ ownPage: true });

test('The product editor takes over what was entered before the scripts came, and its parts and preview follow', async ({
  page,
}) => {
  const letThrough = await pauseRequests(page);
  await page.goto('/creator-dashboard/create', { waitUntil: 'commit' });
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Calm course');
  await page.getByLabel('Product Type').selectOption('course');
  await page.getByLabel('Short Description').fill('For restless people');
  await page.getByLabel('This product is free').check();
  await page.getByLabel('Public', { exact: true }).check();
  const tag = page.getByLabel(/^Tags/);
  await tag.fill('calm');
  await tag.press('Enter');
  await expect(page.getByRole('heading', { name: 'Digital File Upload' })).toBeVisible();
  letThrough();

  await expect(page.getByRole('heading', { name: 'Course Structure' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Digital File Upload' })).toHaveCount(0);
  await expect(page.getByLabel('Difficulty Level')).toBeVisible();
  await expect(page.getByLabel('Price (USD)')).toHaveCount(0);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Calm course' })).toBeVisible();
  await expect(preview).toContainText('For restless people');
  await expect(preview.getByRole('button', { name: 'Enroll Free' })).toBeVisible();
  await expect(tag).toHaveValue('calm');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(preview).toContainText('calm');
  await expect(page.getByLabel('Category'), 'Enter does not submit the form').toHaveAttribute(
    'aria-invalid',
    'false',
  );
  await expect(title).toHaveValue('Calm course');
  await expect(page.getByLabel('Product Type')).toHaveValue('course');
  await expect(page.getByLabel('This product is free')).toBeChecked();
  await expect(page.getByLabel('Public', { exact: true })).toBeChecked();
});

test('A photo chosen and words searched for before the scripts came are taken over', async ({ page }) => {
  const letThrough = await pauseRequests(page);
  await page.goto('/', { waitUntil: 'commit' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Photo' }).click();
  await (await chooser).setFiles('web/public/icon-192.png');
  const box = page.getByRole('banner').getByPlaceholder('Search Workgrove');
  await box.fill('halden');
  letThrough();
  await expect(page.getByRole('img', { name: 'Preview of icon-192.png' })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Halden Works/ })).toBeVisible();
  await expect(box).toHaveValue('halden');
});

test('A radio button chosen before the scripts came stays chosen, and so does that of the draft', async ({
  page,
}) => {
  const letThrough = await pauseRequests(page);
  await page.goto('/settings?tab=privacy', { waitUntil: 'commit' });
  const nobody = page.getByRole('radiogroup', { name: 'Profile visibility' }).getByLabel('Nobody');
  await nobody.check();
  letThrough();
  await expect(page.getByText('You have unsaved changes')).toBeVisible();
  await expect(nobody).toBeChecked();
  await page.reload();
  await expect(page.getByText('You have unsaved changes')).toBeVisible();
  await expect(nobody).toBeChecked();
});

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
