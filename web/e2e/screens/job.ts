import { pauseNotices } from '../axe.ts';
import { expect, toast } from '../test.ts';
import { button } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const job: Screen = {
  path: '/jobs/job-motion-designer',
  title: 'Motion Designer at Fernbank Studio',
  states: async (page, check) => {
    await pauseNotices(page);
    await button(page, 'Save Motion Designer').click();
    await button(page, 'Share Motion Designer').click();
    await expect(toast(page, 'Copy this link').or(toast(page, 'Share link copied'))).toBeVisible();
    await check('a job with a notice');
  },
};
