import { holdNotices } from '../axe.ts';
import { expect, expectOpen, open, openQuietly, toast } from '../test.ts';
import { button, heading } from '../walk.ts';
import type { Screen } from './screen.ts';

export const network: Screen = {
  path: '/network',
  title: 'Network',
  also: ['/network?tab=messages', '/network?company=company-halden-works'],
  states: async (page, check) => {
    await openQuietly(page, '/network?tab=invitations');
    await holdNotices(page);
    await button(page, /^Accept /)
      .first()
      .click();
    await expect(toast(page, 'Invitation accepted')).toBeVisible();
    await check('an invitation that was accepted');
    await openQuietly(page, '/network?tab=messages');
    await button(page, 'New Message').click();
    await expectOpen(page.getByRole('dialog', { name: 'New Message' }));
    await check('a new message');
    await open(page, '/network?q=zebra');
    await expect(heading(page, 'No connections found')).toBeVisible();
    await check('no connections found');
  },
};
