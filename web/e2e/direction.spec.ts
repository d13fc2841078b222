import { expect, openWithoutWelcome, test } from './test.ts';

const english = 'A short note from the quay';
const hebrew = 'הערה קצרה מהרציף';

test('each paragraph has its own direction, while it is written and when it is shown', async ({ page }) => {
  await openWithoutWelcome(page, '/');
  const field = page.getByRole('textbox', { name: 'Post' });
  await field.fill(`${english}\n${hebrew}`);
  await expect(field).toHaveAttribute('dir', 'auto');
  await expect(field).toHaveCSS('unicode-bidi', 'plaintext');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const text = page.getByRole('article').first().locator('p', { hasText: hebrew });
  await expect(text).toBeVisible();
  /** The distances of a line to the left and right edge of the text. */
  const distances = (line: string) =>
    text.evaluate((element, words) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const start = walker.currentNode.textContent?.indexOf(words) ?? -1;
        if (start < 0) continue;
        range.setStart(walker.currentNode, start);
        range.setEnd(walker.currentNode, start + words.length);
      }
      const [box, own] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
      return { left: Math.round(own.left - box.left), right: Math.round(box.right - own.right) };
    }, line);
  expect(await distances(english)).toMatchObject({ left: 0 });
  expect(await distances(hebrew)).toMatchObject({ right: 0 });
});
