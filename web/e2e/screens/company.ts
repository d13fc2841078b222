import { expect, expectOpen, open, openQuietly } from '../test.ts';
import { button, heading } from '../walk.ts';
import type { Screen } from './screen.ts';

export const company: Screen = {
  path: '/companies/company-halden-works',
  title: 'Halden Works',
  states: async (page, check) => {
    await openQuietly(page, '/companies/company-halden-works');
    await button(page, 'Contact').click();
    await expectOpen(page.getByRole('dialog', { name: 'Contact Halden Works' }));
    await button(page, 'Send message').click();
    await expect(page.getByText('Write a message first')).toBeVisible();
    await check('a message that is refused');
    await open(page, '/companies/none');
    await expect(heading(page, 'Company not found')).toBeVisible();
    await check('no such company');
  },
};
