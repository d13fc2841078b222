import { pauseNotices } from '../axe.ts';
import { expect, toast } from '../test.ts';
import { button } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const jobManage: Screen = {
  path: '/jobs/job-content-designer/manage',
  title: 'Manage Content Designer',
  also: [
    '/jobs/job-design-intern/manage?stage=new&sort=name',
    '/jobs/job-design-intern/manage?stage=offer',
    '/jobs/job-brand-designer/manage',
    '/jobs/job-that-never-was/manage',
  ],
  states: async (page, check) => {
    await pauseNotices(page);
    await page.getByRole('combobox', { name: 'Stage of Lena Brandt' }).selectOption('Offer');
    await page.getByRole('dialog').getByRole('button', { name: 'Offer the job' }).click();
    await expect(toast(page, 'Lena Brandt: Offer')).toBeVisible();
    await check('a changed stage with its notice');
    await button(page, 'Edit').click();
    await expect(page.getByRole('dialog', { name: 'Edit job' })).toBeVisible();
    await check('the dialog that edits a job');
  },
};
