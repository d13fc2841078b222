import { expect, expectOpen, toast } from '../test.ts';
import { button, tab } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const network: Screen = {
  path: '/network',
  title: 'Network',
  also: ['/network?company=company-halden-works'],
  states: async (page, check) => {
    await tab(page, /^Invitations/).click();
    await button(page, /^Accept /)
      .first()
      .click();
    await expect(toast(page, 'Invitation accepted')).toBeVisible();
    await check('an invitation that was accepted');
    await tab(page, /^Messages/).click();
    await button(page, 'New Message').click();
    await expectOpen(page.getByRole('dialog', { name: 'New Message' }));
    await check('a new message');
  },
};
