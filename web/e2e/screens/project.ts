import type { Page } from '@playwright/test';
import { pauseNotices } from '../axe.ts';
import { navigateTo } from '../navigateTo.ts';
import { expect, expectOpen } from '../test.ts';
import { button, expectClosed, heading } from '../pageHelpers.ts';
import type { Screen } from './screen.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

export const project: Screen = {
  path: '/projects/project-checkout-redesign',
  title: 'Redesign a checkout that loses every third basket',
  growthRings: true,
  also: [
    '/projects/project-checkout-redesign?tab=proposals',
    '/projects/project-design-tokens?tab=proposals',
  ],
  states: async (page, check) => {
    await check('a project');
    await button(page, 'Report').click();
    const report = dialog(page, 'Report this project');
    await button(report, 'Send report').click();
    await expect(report.getByText('Choose a reason')).toBeVisible();
    await check('a report that is refused');
    await page.keyboard.press('Escape');
    await expectClosed(button(page, 'Report'));
    await button(page, 'Submit a Proposal').click();
    const proposal = dialog(page, 'Submit a Proposal');
    await proposal.getByRole('radio', { name: 'By milestones' }).check();
    await button(proposal, 'Add milestone').click();
    await button(proposal, 'Send proposal').click();
    await expect(proposal.getByText("Describe what you'll deliver")).toHaveCount(2);
    await check('a proposal that is refused');
    await proposal.getByRole('radio', { name: 'One payment at the end' }).check();
    await proposal.getByLabel('Bid (USD)').fill('3900');
    await proposal.getByLabel('Duration').selectOption({ label: '1 to 3 months' });
    await proposal.getByLabel('Cover letter').fill('I have mended eleven checkouts.');
    await pauseNotices(page);
    await button(proposal, 'Send proposal').click();
    await expectClosed(heading(page, 'Your proposals'));
    await check('a proposal and its notice');
    await navigateTo(page, '/projects/project-design-tokens?tab=proposals');
    await button(page, 'Hire Priya Raman').click();
    const hire = dialog(page, 'Hire Priya Raman');
    await expectOpen(hire);
    await check('a freelancer before the hire');
    await button(hire, 'Confirm hire').click();
    await expectClosed(heading(page, 'Hired: Priya Raman'));
    await check('a hired freelancer');
  },
};
