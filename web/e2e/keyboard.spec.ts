import { expectTabOrder } from './tabOrder.ts';
import { openWithoutWelcome, test } from './test.ts';

// The test of every screen checks the others.
for (const path of ['/network?tab=messages', '/settings?tab=appearance'])
  test(`${path}: every focus ring is complete, around a row as around a switch`, async ({ page }) => {
    await openWithoutWelcome(page, path);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectTabOrder(page, false);
  });
