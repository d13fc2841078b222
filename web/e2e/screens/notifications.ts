import { pauseNotices } from '../axe.ts';
import { navigateTo } from '../navigateTo.ts';
import { expect, toast } from '../test.ts';
import { button, heading } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const notifications: Screen = {
  path: '/notifications',
  title: 'Notifications',
  also: ['/notifications?page=2'],
  states: async (page, check) => {
    await navigateTo(page, '/notifications?filter=unread');
    await pauseNotices(page);
    await button(page, 'Mark all as read').click();
    await expect(toast(page, '3 notifications marked as read')).toBeVisible();
    await expect(heading(page, "You're all caught up")).toBeVisible();
    await check('all is read');
  },
};
