import { expect, expectOpen } from '../test.ts';
import { button } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const company: Screen = {
  path: '/companies/techcorp',
  title: 'TechCorp',
  // The viewer's own company.
  also: ['/companies/company-halden-works'],
  states: async (page, check) => {
    await button(page, 'Contact').click();
    await expectOpen(page.getByRole('dialog', { name: 'Contact TechCorp' }));
    await button(page, 'Send message').click();
    await expect(page.getByText('Write a message first')).toBeVisible();
    await check('a message that is refused');
  },
};
