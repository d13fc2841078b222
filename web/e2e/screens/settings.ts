import { pauseNotices } from '../axe.ts';
import { expect, toast } from '../test.ts';
import { button, heading, tab } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const settings: Screen = {
  path: '/settings',
  title: 'Settings',
  also: ['/settings?tab=appearance'],
  states: async (page, check) => {
    await pauseNotices(page);
    await page.getByLabel('First name').fill('');
    await button(page, 'Save Changes').click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await check('changes that are refused');
    await tab(page, 'Notifications').click();
    await page.getByLabel('SMS notifications').click();
    await button(page, 'Save Changes').click();
    await expect(toast(page, 'Settings saved')).toBeVisible();
    await check('notifications that are saved');
    for (const [other, first] of [
      ['Privacy', 'Visibility'],
      ['Billing', 'Plan'],
      ['Appearance', 'Theme and density'],
    ] as const) {
      await tab(page, other).click();
      await expect(heading(page, first)).toBeVisible();
      await check(other);
    }
  },
};
