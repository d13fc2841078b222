import { pauseNotices } from '../axe.ts';
import { navigateTo } from '../navigateTo.ts';
import { expect, toast } from '../test.ts';
import { button } from '../pageHelpers.ts';
import { checkAtAddress } from './checkAtAddress.ts';
import type { Screen } from './screen.ts';

export const companies: Screen = {
  path: '/companies',
  title: 'Companies',
  also: ['/companies?following=only'],
  wideStates: checkAtAddress('/companies?size=50-100', 'companies with filters'),
  states: async (page, check) => {
    await navigateTo(page, '/companies?size=50-100');
    await pauseNotices(page);
    await page
      .getByRole('button', { name: /^Follow / })
      .first()
      .click();
    await expect(toast(page, 'Following')).toBeVisible();
    await check('companies with filters and a notice');
    await button(page, 'Create Company Page').click();
    const dialog = page.getByRole('dialog', { name: 'Create Company Page' });
    await button(dialog, 'Create page').click();
    await expect(dialog.getByLabel('Company name')).toBeFocused();
    await check('a company page that is refused');
  },
};
