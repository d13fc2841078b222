import { expectNoViolations } from './axe.ts';
import { expect, expectOpen, openWithoutWelcome, test } from './test.ts';
import { heading } from './pageHelpers.ts';

test('SH-17 SH-19 by keyboard: / focuses the search box, arrows choose a suggestion, Enter shows all results', async ({
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
  await expect(box).toHaveRole('combobox');
  await expectNoViolations(page, 'suggestions');
  await page.keyboard.press('ArrowDown');
  const chosen = list.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  const address = (await chosen.getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(list).toHaveCount(0);
  // The focus must be on the new screen before the next key.
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type('halden works');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=halden+works');
  await expect(heading(page, 'Companies')).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(clear).toBeHidden();
});

test('by keyboard: Ctrl+K opens the palette, which finds a job despite a typing error and opens the dialogs of actions', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/terms');
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await expectNoViolations(page, 'the palette');
  // In one piece, as above.
  await page.keyboard.insertText('desinger');
  const jobs = palette.getByRole('group', { name: 'Jobs' }).getByRole('option');
  await expect(jobs.first()).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page, 'what the palette finds');
  const address = (await jobs.first().getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('Control+K');
  await expect(field).toBeFocused();
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.type('create a gig');
  await page.keyboard.press('Enter');
  await expectOpen(page.getByRole('dialog', { name: 'Create a Gig' }));
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
