import type { Locator, Page } from '@playwright/test';
import { pauseNotices } from '../axe.ts';
import { navigateTo } from '../navigateTo.ts';
import { expect, expectOpen, toast } from '../test.ts';
import { button, card, expectClosed, heading } from '../pageHelpers.ts';
import { checkAtAddress } from './checkAtAddress.ts';
import type { Screen } from './screen.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

export const jobs: Screen = {
  path: '/jobs',
  title: 'Jobs',
  growthRings: true,
  stickyColumns: true,
  also: [
    '/jobs?q=designer&location=Remote&workplace=remote',
    '/jobs?q=motion+designer&job=job-motion-designer',
    '/jobs?tab=saved',
    '/jobs?tab=applied',
  ],
  wideStates: async (page, check) => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('article').nth(4), 'five jobs are visible at once').toBeInViewport({
      ratio: 1,
    });
    await page.evaluate(() => scrollTo(0, 700));
    await expect(heading(page, 'Apply to your saved job'), 'the side column is sticky').toBeInViewport();
    await checkAtAddress('/jobs?q=designer&workplace=remote', 'jobs with filters')(page, check);
  },
  states: async (page, check) => {
    await button(page, 'Show all').click();
    await check('all picks');
    await navigateTo(page, '/jobs?q=motion+designer');
    await button(page, 'Filters').click();
    await check('jobs with filters');
    await button(page, /^Show \d+ jobs?$/).click();
    const details = card(page, 'Motion Designer').getByRole('link', {
      name: 'View Details: Motion Designer',
    });
    await details.click();
    const sheet = dialog(page, 'Motion Designer');
    await expectOpen(sheet);
    await button(sheet, 'Save Motion Designer').click();
    await check('a job beside the list');
    await button(sheet, 'Apply now').click();
    const apply = dialog(page, 'Apply to Motion Designer');
    await button(apply, 'Send application').click();
    await expect(apply.getByText('Choose your résumé')).toBeVisible();
    await check('an application that is refused');
    await apply.getByLabel('Email').fill('maren@example.com');
    await apply.getByLabel('Phone').fill('+47 555 01 234');
    await apply
      .getByLabel('Résumé')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
    await pauseNotices(page);
    await button(apply, 'Send application').click();
    await expectClosed(button(sheet, 'Withdraw application'), 1);
    const sent = toast(page, 'Application sent');
    await expect(sent).toBeVisible();
    const bar = sheet.locator('[data-pinned]');
    await expect(bar).toBeInViewport();
    const box = (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    await expect(async () => {
      const [notice, pinned] = await Promise.all([box(sent), box(bar)]);
      expect(notice.bottom, 'a toast is above the pinned bar').toBeLessThanOrEqual(pinned.top);
    }).toPass();
    await check('a job beside the list with a notice');
    await button(sent, 'Close toast').click();
    await expect(sent).toHaveCount(0);
    await expectOpen(sheet);
    await button(sheet, 'Close').click();
    await expectClosed(details);
    await button(page, 'Post a Job').click();
    const post = dialog(page, 'Post a Job');
    await button(post, 'Post job').click();
    await expect(post.getByText('Enter at least one skill')).toBeVisible();
    await check('a job that is refused');
  },
};
