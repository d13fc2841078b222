import type { Page } from '@playwright/test';
import { pauseNotices } from '../axe.ts';
import { navigateTo } from '../navigateTo.ts';
import { expect, toast } from '../test.ts';
import { button, expectClosed, heading, tab } from '../pageHelpers.ts';
import { checkAtAddress } from './checkAtAddress.ts';
import type { Screen } from './screen.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

export const gigs: Screen = {
  path: '/gigs',
  title: 'Gigs',
  growthRings: true,
  also: ['/gigs?wishlist=only', '/gigs?q=zebra'],
  wideStates: checkAtAddress('/gigs?category=marketing', 'gigs with filters'),
  states: async (page, check) => {
    await navigateTo(page, '/gigs?category=marketing');
    await pauseNotices(page);
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /to wishlist$/ })
      .click();
    await expect(toast(page, 'Added to wishlist')).toBeVisible();
    await check('gigs with filters and a notice');
    await button(page, 'Create a Gig').click();
    const gig = dialog(page, 'Create a Gig');
    await button(gig, 'Add Standard package').click();
    await button(gig, 'Create Gig').click();
    await expect(gig.getByLabel('Gig Title')).toBeFocused();
    await check('a gig that is refused');
    await page.keyboard.press('Escape');
    await expectClosed(button(page, 'Create a Gig'));
    await tab(page, 'My Gigs').click();
    await expect(heading(page, "You haven't created any gigs yet")).toBeVisible();
    await check('no own gigs');
  },
};
