import { pauseNotices } from '../axe.ts';
import { expect, expectOpen, toast } from '../test.ts';
import { button, expectClosed } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const creator: Screen = {
  path: '/creator-dashboard',
  title: 'Creator Dashboard',
  also: ['/creator-dashboard?q=design&status=live&sort=views-desc'],
  states: async (page, check) => {
    await pauseNotices(page);
    const remove = button(page, 'Delete: Brief reader');
    await remove.click();
    const dialog = page.getByRole('dialog', { name: 'Delete Product' });
    await expectOpen(dialog);
    await check('a product about to be deleted');
    await button(dialog, 'Delete').click();
    await expectClosed(remove);
    await expect(toast(page, 'Product successfully deleted')).toBeVisible();
    await check('a notice over the list');
  },
};

export const productCreate: Screen = {
  path: '/creator-dashboard/create',
  title: 'Create Product',
  stickyColumns: true,
  states: async (page, check) => {
    await page.getByLabel('Product Type').selectOption('course');
    await button(page, 'Add Module').click();
    await button(page, 'Add Lesson to Module 1').click();
    await expect(page.getByLabel('Lesson 1.1 title')).toHaveValue('New Lesson');
    await page
      .getByRole('group', { name: 'Lesson 1.1' })
      .getByLabel('Add files')
      .setInputFiles({
        name: `${'long'.repeat(20)}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from('notes'),
      });
    await expect(button(page, /^Remove long/)).toBeVisible();
    await button(page, 'Publish Product').click();
    await expect(page.getByText('Please select a category')).toBeVisible();
    await check('a course that is refused');
  },
};

export const productEdit: Screen = {
  path: '/creator-dashboard/edit/own-product-pricing-for-quiet-people',
  title: 'Edit Product',
  also: ['/creator-dashboard/edit/own-course-first-usability-test'],
};
