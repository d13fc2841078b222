import { navigateTo } from '../navigateTo.ts';
import { expect } from '../test.ts';
import { button } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const auth: Screen = {
  path: '/auth/login',
  title: 'Log in',
  withoutShell: true,
  also: ['/auth/register', '/auth/logout'],
  states: async (page, check) => {
    await button(page, 'Log in').click();
    await expect(page.getByText('Enter your password')).toBeVisible();
    await check('a login that is refused');
    await page.getByRole('tab', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/auth/register');
    await button(page, 'Create Account').click();
    await expect(page.getByText('Enter your full name')).toBeVisible();
    await check('a sign-up that is refused');
    await navigateTo(page, '/auth/reset-password');
    await page.getByLabel('Email').fill('ada@example.com');
    await button(page, 'Send reset link').click();
    await expect(page.getByRole('status').filter({ hasText: 'is on its way' })).toBeVisible();
    await check('a requested link');
  },
};
