import { expectNoViolations } from './axe.ts';
import { expect, openWithoutWelcome, test } from './test.ts';

test('SH-17 / focuses the search box, whose suggestions are in the window and accessible', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/terms');
  await page.keyboard.press('/');
  const box = page.getByPlaceholder('Search Workgrove');
  await expect(box).toBeFocused();
  const clear = page.getByRole('button', { name: 'Clear: Search Workgrove' });
  await expect(clear).toBeHidden();
  // In one piece, so that no answer to its beginning comes first.
  await page.keyboard.insertText('design');
  await expect(clear, 'while the field has text').toBeVisible();
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page, 'suggestions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=design');
  await expect(clear).toBeHidden();
});

test('Ctrl+K opens the palette, which is accessible with and without options', async ({ page }) => {
  await openWithoutWelcome(page, '/terms');
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expectNoViolations(page, 'the palette');
  await page.keyboard.insertText('desinger');
  const jobs = palette.getByRole('group', { name: 'Jobs' }).getByRole('option');
  await expect(jobs.first()).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page, 'what the palette finds');
});
