import { expectTabOrder } from './tabOrder.ts';
import { expect, openWithoutWelcome, test } from './test.ts';

test('The keyboard alone can write, post, like, comment, save and filter', async ({ page }) => {
  await openWithoutWelcome(page, '/');
  const tabTo = async (name: string) => {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press('Tab');
      const current = await page.evaluate(
        () => document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent,
      );
      if (current === name) return;
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await tabTo('Post');
  await page.keyboard.type('By hand');
  await tabTo('Post');
  await page.keyboard.press('Enter');
  const first = page.getByRole('article').first();
  await expect(first).toContainText('By hand');
  await tabTo('Like post by Maren Holt, 0 likes');
  await page.keyboard.press('Space');
  await expect(first.getByRole('button', { name: 'Like post by Maren Holt, 1 like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
  await tabTo('Save post by Maren Holt');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Noted');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('listitem')).toContainText('Noted');
  await page.getByRole('button', { name: 'Filter' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'All posts' })).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?filter=saved');
  await expect(page.getByRole('article')).toHaveCount(1);
});

// The test of every screen checks the others.
for (const path of ['/network?tab=messages', '/settings?tab=appearance'])
  test(`${path}: every focus ring is complete, around a row as around a switch`, async ({ page }) => {
    await openWithoutWelcome(page, path);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectTabOrder(page, false);
  });
