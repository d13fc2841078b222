import { button } from './pageHelpers.ts';
import { expect, openWithoutWelcome, test } from './test.ts';

test('a number field takes the digits of any script, and the wheel over it scrolls instead of changing it', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/gigs');
  await button(page, 'Create a Gig').click();
  const dialog = page.getByRole('dialog', { name: 'Create a Gig' });
  const price = dialog.getByRole('spinbutton', { name: 'Starting Price (USD)' });
  const typed = [
    ['５０', '50'],
    ['٥٠', '50'],
    ['۵۰', '50'],
    ['५०', '50'],
    ['\u200b50\u200b', '50'],
  ] as const;
  for (const [text, value] of typed) {
    await price.clear();
    await price.focus();
    for (const character of text) await page.keyboard.insertText(character);
    await expect(price).toHaveValue(value);
  }
  await page.keyboard.press('ArrowUp');
  await expect(price).toHaveValue('51');

  // A low window, in which the dialog scrolls.
  await page.setViewportSize({ width: 1440, height: 480 });
  await price.scrollIntoViewIfNeeded();
  const top = async () => (await price.boundingBox())!.y;
  const before = await top();
  await price.hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(top).toBeLessThan(before);
  await expect(price).toHaveValue('51');
  await expect(price).toBeFocused();
});
