import { pauseNotices } from '../axe.ts';
import { navigateTo } from '../navigateTo.ts';
import { expect, toast } from '../test.ts';
import { tab } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const shop: Screen = {
  path: '/shop',
  title: 'Shop',
  proves: 'SP-09',
  also: ['/shop?type=course&price=paid', '/shop?q=zebra&price=free'],
  wideStates: async (page) => {
    const size = page.viewportSize()!;
    for (const [width, columns] of [
      [390, 1],
      [640, 2],
      [1024, 3],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
      expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns);
    }
    await page.setViewportSize(size);
  },
  states: async (page, check) => {
    await navigateTo(page, '/shop?type=course&price=paid');
    await pauseNotices(page);
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /to wishlist$/ })
      .click();
    await expect(toast(page, 'Added to wishlist')).toBeVisible();
    await check('courses with filters and a notice');
    await tab(page, 'Course PDFs & Tutorials').click();
    await expect(tab(page, 'Writing & Content Creation')).toBeVisible();
    await check('the tabs of courses');
  },
};
