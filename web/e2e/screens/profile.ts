import type { Page } from '@playwright/test';
import { pauseNotices } from '../axe.ts';
import { navigateTo } from '../navigateTo.ts';
import { expect, expectOpen, toast } from '../test.ts';
import { button } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

export const profile: Screen = {
  path: '/profile',
  title: 'Maren Holt',
  also: ['/profile/person-sofia-lindqvist'],
  states: async (page, check) => {
    await button(page, 'Edit Profile').click();
    await expectOpen(dialog(page, 'Edit Profile'));
    await check('the form of the profile');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'Add Experience').click();
    await button(dialog(page, 'Add Experience'), 'Add').click();
    await expect(page.getByText('Enter your role')).toBeVisible();
    await check('an experience that is refused');
    await navigateTo(page, '/profile/person-tove-nygaard');
    await pauseNotices(page);
    await page.getByRole('button', { name: 'Connect with Tove Nygaard' }).click();
    await expect(toast(page, 'Connection request sent')).toBeVisible();
    await check('a request to connect');
  },
};
