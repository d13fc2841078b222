import { pushPath } from '../navigateTo.ts';
import { pauseNotices } from '../axe.ts';
import { expect, toast } from '../test.ts';
import { button } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const orders: Screen = {
  path: '/orders',
  title: 'Orders',
  also: [
    '/orders?status=in-progress&sort=due',
    '/orders?gig=gig-form-texts&status=delivered',
    '/orders?gig=gig-that-never-was',
  ],
  states: async (page, check) => {
    await pauseNotices(page);
    await button(page, /^Mark as delivered: .*, Lena Brandt$/).click();
    await expect(toast(page, 'Order delivered')).toBeVisible();
    await check('a delivered order with its notice');
    // The server's page has not the delivered order.
    await pushPath(page, '/gigs/gig-form-texts');
    await button(page, 'Edit').click();
    const dialog = page.getByRole('dialog', { name: 'Edit gig' });
    await expect(dialog.getByLabel('Gig Title')).toBeFocused();
    await check('the dialog that edits a gig');
    await page.keyboard.press('Escape');
    await button(page, 'Pause gig').click();
    await expect(toast(page, 'Gig paused')).toBeVisible();
    await check('a paused gig');
  },
};
