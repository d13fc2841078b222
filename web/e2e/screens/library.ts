import { pauseNotices } from '../axe.ts';
import { navigateTo } from '../navigateTo.ts';
import { expect, toast } from '../test.ts';
import { button, heading } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const library: Screen = {
  path: '/library',
  title: 'Library',
  also: ['/library?show=orders', '/library?show=courses', '/library?show=products'],
  states: async (page, check) => {
    await pauseNotices(page);
    await button(page, /^Accept delivery/).click();
    await expect(toast(page, 'Delivery accepted')).toBeVisible();
    await check('an accepted delivery');
    await navigateTo(page, '/shop/course-desk-and-back');
    await expect(heading(page, 'Course outline')).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await check('lessons of an own course');
  },
};
