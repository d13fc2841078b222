import { expect, expectOpen } from '../test.ts';
import { button } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const company: Screen = {
  path: '/companies/company-halden-works',
  title: 'Halden Works',
  states: async (page, check) => {
    await button(page, 'Contact').click();
    await expectOpen(page.getByRole('dialog', { name: 'Contact Halden Works' }));
    await button(page, 'Send message').click();
    await expect(page.getByText('Write a message first')).toBeVisible();
    await check('a message that is refused');
  },
};
