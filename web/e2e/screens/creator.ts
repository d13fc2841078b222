import { holdNotices } from '../axe.ts';
import { expect, expectOpen, open, openQuietly, toast } from '../test.ts';
import { button, expectClosed, heading } from '../walk.ts';
import type { Screen } from './screen.ts';

export const creator: Screen = {
  path: '/creator-dashboard',
  title: 'Creator Dashboard',
  also: ['/creator-dashboard?q=design&status=live&sort=views-desc'],
  states: async (page, check) => {
    await openQuietly(page, '/creator-dashboard');
    await holdNotices(page);
    const remove = button(page, 'Delete: Brief reader');
    await remove.click();
    const dialog = page.getByRole('dialog', { name: 'Delete Product' });
    await expectOpen(dialog);
    await check('a product about to be deleted');
    await button(dialog, 'Delete').click();
    await expectClosed(remove);
    await expect(toast(page, 'Product successfully deleted')).toBeVisible();
    await check('a notice over the list');
    await open(page, '/creator-dashboard?q=zebra&status=draft');
    await expect(heading(page, 'No products found')).toBeVisible();
    await check('no products');
  },
};
