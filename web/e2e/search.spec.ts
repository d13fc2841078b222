import { expectNoViolations } from './axe.ts';
import { expect, open, openQuietly, test } from './test.ts';
import { heading } from './walk.ts';

test('SH-17 SH-19 by keyboard alone: / leads to the box, suggestions are chosen, Enter shows all results', async ({
  page,
}) => {
  await openQuietly(page, '/terms');
  await page.keyboard.press('/');
  const box = page.getByPlaceholder('Search Workgrove');
  await expect(box).toBeFocused();
  await page.keyboard.type('design');
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
  // Whoever has been led somewhere is there, before anything else is pressed.
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('Control+K');
  await expect(box).toBeFocused();
  await page.keyboard.type('halden works');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=halden+works');
  await expect(heading(page, 'Companies')).toBeVisible();
  await expect(box).toHaveValue('');
});

test('a field is cleared by one button, which is there while the field holds something', async ({ page }) => {
  await open(page, '/projects');
  const words = page.getByRole('searchbox', { name: 'Search projects' });
  const clear = page.getByRole('button', { name: 'Clear: Search projects' });
  await expect(clear).toBeHidden();
  await words.fill('usability');
  await expect(page).toHaveURL('/projects?q=usability');
  await expect(clear).toBeVisible();
  await words.press('Tab');
  await expect(clear).toBeFocused();
  await clear.press('Enter');
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('');
  await expect(clear).toBeHidden();
  await expect(page).toHaveURL('/projects');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('SH-19 words lead to results, which are links', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('searchbox', { name: 'Search Workgrove' });
    await box.fill('design');
    await box.press('Enter');
    await expect(page.getByText("results for 'design'")).toBeVisible();
    await page.getByRole('tab', { name: /^Jobs/ }).click();
    await expect(page).toHaveURL('/search?q=design&tab=jobs');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByText(/page 2 of 2$/)).toBeVisible();
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('SH-26 the panel suggests, and a suggestion leads on', async ({ page }) => {
    await open(page, '/terms');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await panel.getByPlaceholder('Search Workgrove').fill('halden');
    await panel.getByRole('option', { name: /^Halden Works/ }).tap();
    await expect(page).toHaveURL('/companies/company-halden-works');
    await expect(panel).toHaveCount(0);
  });
});
