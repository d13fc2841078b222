import { pauseNotices } from '../axe.ts';
import { expect, expectOpen, toast } from '../test.ts';
import { button, tab } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const product: Screen = {
  path: '/shop/product-research-plan-kit',
  title: 'Research plan kit',
  also: ['/shop/course-drawing-for-product-people', '/shop/none'],
  states: async (page, check) => {
    await pauseNotices(page);
    await button(page, 'Buy Now').click();
    await expectOpen(page.getByRole('dialog', { name: 'Order summary' }));
    await expect(toast(page, 'Redirecting to checkout')).toBeVisible();
    await check('the summary of a purchase');
    await button(page, 'Confirm purchase').click();
    await expect(toast(page, 'Purchased')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: /^Add to wishlist$/ }).click();
    await expect(toast(page, 'Added to wishlist')).toBeVisible();
    await check('a product that was bought, and notices');
    await tab(page, 'Reviews').click();
    await expect(page.getByText('Reviews will be available soon.')).toBeVisible();
    await check('its reviews');
  },
};
