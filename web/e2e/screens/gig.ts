import type { Page } from '@playwright/test';
import { pauseNotices } from '../axe.ts';
import { expect, expectOpen, toast } from '../test.ts';
import { button, expectClosed, tab } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

export const gig: Screen = {
  path: '/gigs/gig-seo-audit',
  title: 'SEO audit in plain language',
  growthRings: true,
  also: [
    '/gigs/gig-seo-audit?package=premium&stars=5&sort=lowestRated',
    '/gigs/gig-seo-audit?reviews=zebra',
    // An own gig.
    '/gigs/gig-form-texts',
  ],
  states: async (page, check) => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(button(page, 'Continue'), 'price and button stay at the lower edge').toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await tab(page, 'Standard').click();
    await button(page, 'Do you buy links?').click();
    await check('a gig with an answer');
    const details = button(page, 'Pricing details');
    await details.click();
    await expect(dialog(page, 'Pricing details')).toBeVisible();
    await check('the pricing details');
    await page.keyboard.press('Escape');
    await button(page, 'Continue').click();
    await expectOpen(dialog(page, 'Order summary'));
    await check('the order summary');
    await page.keyboard.press('Escape');
    await expectClosed(button(page, 'Continue'));
    await page.getByRole('region', { name: 'Packages', exact: true }).getByText('Contact Seller').click();
    await expectOpen(dialog(page, 'Contact Seller'));
    await page.getByLabel('Your message').fill('');
    await button(page, 'Send message').click();
    await expect(page.getByText('Write a message first')).toBeVisible();
    await check('a message that is refused');
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
    await pauseNotices(page);
    await button(page, /^Share SEO/).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(toast(page, 'Share options')).toBeVisible();
    await check('the share menu and its notice');
    await page.keyboard.press('Escape');
    await button(page, /^Add SEO/).click();
    await button(page, 'Set Alert').click();
    await expect(toast(page, 'Alert set')).toBeVisible();
    await check('three notices');
  },
};
