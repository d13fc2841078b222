import { keyboard as by } from './inputMethods.ts';
import { expect, openWithoutWelcome, test, toast } from './test.ts';
import { button } from './pageHelpers.ts';

/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('PU-05 PE-06 PE-18 T1 the keyboard alone creates a course, keeps it over a reload and publishes it; then it is edited', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/creator-dashboard');
  await by.press(page.getByRole('link', { name: 'Upload New Product' }));
  await by.write(page.getByLabel('Title', { exact: true }), 'Calm course');
  await by.choose(page.getByLabel('Product Type'), 'Course');
  await by.choose(page.getByLabel('Category'), 'Marketing & SEO');
  await by.write(page.getByLabel('Full Description'), 'Twenty characters and some more.');
  for (const title of ['First', 'Second']) {
    await by.press(button(page, 'Add Module'));
    await by.write(page.getByLabel(/^Module \d title$/).last(), title);
  }
  await by.press(button(page, 'Add Lesson to Module 2'));
  await by.press(button(page, 'Move Module 2 up'));
  await expect(page.getByLabel('Module 1 title')).toHaveValue('Second');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^We restored your draft/)).toBeVisible();
  // Nothing covers its button.
  await button(page, 'Discard draft').click({ trial: true });
  await expect(page.getByLabel('Module 1 title')).toHaveValue('Second');
  await expect(page.getByLabel('Lesson 1.1 title')).toHaveValue('New Lesson');
  await page
    .getByRole('group', { name: 'Product Thumbnail' })
    .locator('input')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: png });
  await expect(page.getByRole('img', { name: 'Thumbnail: notes.txt' })).toBeVisible();

  await by.press(button(page, 'Publish Product'));
  await expect(toast(page, 'Product submitted for review')).toBeVisible();
  await expect(page).toHaveURL('/creator-dashboard');
  const row = page.getByRole('row', { name: /Calm course/ });
  await expect(row).toContainText('Pending Review');
  await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 1);
  await row.getByRole('link', { name: 'Edit: Calm course' }).click();
  await expect(page.getByLabel('Module 1 title')).toHaveValue('Second');
  await page.getByLabel('Title', { exact: true }).fill('Calmer course');
  await button(page, 'Update Product').click();
  await expect(toast(page, 'Product updated successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Calmer course/ })).toBeVisible();
});

test('dragging reorders modules', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2_200 });
  await openWithoutWelcome(page, '/creator-dashboard/create');
  await page.getByLabel('Product Type').selectOption('course');
  for (const title of ['First', 'Second']) {
    await button(page, 'Add Module').click();
    await page
      .getByLabel(/^Module \d title$/)
      .last()
      .fill(title);
  }
  await page.locator('[draggable=true]').last().dragTo(page.getByLabel('Module 1 title'));
  await expect(page.getByLabel('Module 1 title')).toHaveValue('Second');
  await expect(page.getByLabel('Module 2 title')).toHaveValue('First');
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the bar with Publish stays in sight in the middle of a course at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWithoutWelcome(page, '/creator-dashboard/create');
    await page.getByLabel('Product Type').selectOption('course');
    await button(page, 'Add Module').click();
    for (const count of [1, 2, 3]) {
      await button(page, 'Add Lesson to Module 1').click();
      await expect(page.getByText(count === 1 ? '1 lesson' : `${count} lessons`)).toBeVisible();
    }
    const notes = page.getByLabel(/^Notes/).first();
    await notes.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(notes).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Title', { exact: true })).not.toBeInViewport();
    await expect(button(page, 'Publish Product')).toBeInViewport({ ratio: 1 });
    await button(page, 'Publish Product').click({ trial: true });
  });

test('at 390 px the bar with Publish has one row and does not cover the field that Tab focuses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithoutWelcome(page, '/creator-dashboard/create');
  await page.getByLabel('Short Description').fill('Calm');
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('Tab');
  const field = page.getByLabel('Full Description');
  await expect(field).toBeFocused();
  const top = async (name: string) => (await button(page, name).boundingBox())!.y;
  for (const name of ['Start over', 'Save as Draft'])
    expect(await top(name)).toBe(await top('Publish Product'));
  await expect
    .poll(async () => {
      const { y, height } = (await field.boundingBox())!;
      return y + height - (await top('Publish Product'));
    })
    .toBeLessThan(0);
});
