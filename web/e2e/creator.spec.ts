import { expect, openWithoutWelcome, test } from './test.ts';
import { button } from './pageHelpers.ts';

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
