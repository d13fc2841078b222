import { expect, expectOpen } from '../test.ts';
import { button } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

export const agency: Screen = {
  path: '/agency',
  title: 'Agency',
  states: async (page, check) => {
    await button(page, 'Register for Hiring breakfast').click();
    await expect(page.getByText('Registered', { exact: true })).toBeVisible();
    await check('a place at an event');
    await button(page, 'Schedule a Consultation').click();
    await expectOpen(page.getByRole('dialog', { name: 'Schedule a Consultation' }));
    await button(page, 'Schedule').click();
    await expect(page.getByText('Enter your name')).toBeVisible();
    await check('a consultation that is refused');
  },
};
