import type { Page } from '@playwright/test';
import { expectNoViolations, holdNotices } from './axe.ts';
import { expect, expectOpen, notFoundLine, openQuietly, test, toast } from './test.ts';
import { button, card, expectClosed, heading, tab } from './walk.ts';

// Transitions would be measured half-way.
test.use({ expectedConsole: notFoundLine, contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** The states of a screen that are reached one after the other in one visit. */
type Visit = (page: Page, check: (state: string) => Promise<void>) => Promise<void>;

const visits: Record<string, Visit> = {
  jobs: async (page, check) => {
    await openQuietly(page, '/jobs?q=motion+designer');
    await button(page, 'Filters').click();
    await button(page, 'Show all').click();
    await check('jobs with filters and all picks');
    const details = button(card(page, 'Motion Designer'), 'View Details: Motion Designer');
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
    await apply.getByLabel('E-mail').fill('maren@example.com');
    await apply.getByLabel('Phone').fill('+47 555 01 234');
    await apply
      .getByLabel('Résumé')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
    await holdNotices(page);
    await button(apply, 'Send application').click();
    await expectClosed(button(sheet, 'Withdraw application'), 1);
    const sent = toast(page, 'Application sent');
    await expect(sent).toBeVisible();
    await check('a job beside the list with a notice');
    await button(sent, 'Close toast').click();
    await expect(sent).toHaveCount(0);
    await expectOpen(sheet);
    await button(sheet, 'Close').click();
    await expectClosed(details);
    await button(page, 'Post a Job').click();
    const post = dialog(page, 'Post a Job');
    await button(post, 'Post job').click();
    await expect(post.getByText('Name at least one skill')).toBeVisible();
    await check('a job that is refused');
  },
  'tabs of jobs': async (page, check) => {
    await openQuietly(page, '/jobs?tab=saved');
    await expect(heading(page, 'No saved jobs yet')).toBeVisible();
    await check('no saved jobs');
    await tab(page, /^Applied Jobs/).click();
    await expect(heading(page, 'No applied jobs yet')).toBeVisible();
    await check('no applied jobs');
    await page.goto('/jobs?q=zebra&page=2');
    await expect(heading(page, 'No jobs found')).toBeVisible();
    await check('no jobs found');
  },
  'a job': async (page, check) => {
    await openQuietly(page, '/jobs/job-motion-designer');
    await holdNotices(page);
    await button(page, 'Save Motion Designer').click();
    await button(page, 'Share Motion Designer').click();
    await expect(toast(page, 'Copy this link').or(toast(page, 'Share link copied'))).toBeVisible();
    await check('a job with a notice');
    await page.goto('/jobs/none');
    await expect(heading(page, 'Job not found')).toBeVisible();
    await check('no such job');
  },
  projects: async (page, check) => {
    await openQuietly(page, '/projects?q=design&category=web-development&type=fixed');
    const filters = page.getByRole('button', { name: /^Filters/ });
    if (await filters.isVisible()) await filters.click();
    await button(page, 'View all categories').click();
    await check('projects with filters');
    for (const name of ['Location', 'Budget', 'Duration', 'More Filters']) {
      const menu = page.getByRole('button', { name: new RegExp(`^${name}`) });
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await check(`the menu ${name}`);
      await page.keyboard.press('Escape');
    }
    await tab(page, 'Most Recent').click();
    await expect(page.getByText('Most recent projects will be displayed here.')).toBeVisible();
    await check('the most recent projects');
    await page.goto('/projects?q=zebra');
    await expect(heading(page, 'No projects found')).toBeVisible();
    await check('no projects found');
  },
  'a project': async (page, check) => {
    await openQuietly(page, '/projects/project-checkout-redesign');
    await check('a project');
    await button(page, 'Report').click();
    const report = dialog(page, 'Report this project');
    await button(report, 'Send report').click();
    await expect(report.getByText('Choose what is wrong')).toBeVisible();
    await check('a report that is refused');
    await page.keyboard.press('Escape');
    await expectClosed(button(page, 'Report'));
    await button(page, 'Submit a Proposal').click();
    const proposal = dialog(page, 'Submit a Proposal');
    await proposal.getByRole('radio', { name: 'By milestones' }).check();
    await button(proposal, 'Add milestone').click();
    await button(proposal, 'Send proposal').click();
    await expect(proposal.getByText('Say what you deliver')).toHaveCount(2);
    await check('a proposal that is refused');
    await proposal.getByRole('radio', { name: 'One sum at the end' }).check();
    await proposal.getByLabel('Bid (USD)').fill('3900');
    await proposal.getByLabel('Duration').selectOption({ label: '1 to 3 months' });
    await proposal.getByLabel('Cover letter').fill('I have mended eleven checkouts.');
    await holdNotices(page);
    await button(proposal, 'Send proposal').click();
    await expectClosed(heading(page, 'Your proposals'));
    await check('a proposal and its notice');
    await page.goto('/projects/none');
    await expect(heading(page, 'Project Not Found')).toBeVisible();
    await check('no such project');
  },
  gigs: async (page, check) => {
    await openQuietly(page, '/gigs?category=marketing');
    await holdNotices(page);
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /to wishlist$/ })
      .click();
    await expect(toast(page, 'Added to wishlist')).toBeVisible();
    await check('gigs with filters and a notice');
    await button(page, 'Create a Gig').click();
    const gig = dialog(page, 'Create a Gig');
    await button(gig, 'Create Gig').click();
    await expect(gig.getByLabel('Gig Title')).toBeFocused();
    await check('a gig that is refused');
    await page.keyboard.press('Escape');
    await expectClosed(button(page, 'Create a Gig'));
    await tab(page, 'My Gigs').click();
    await expect(heading(page, "You haven't created any gigs yet")).toBeVisible();
    await check('no own gigs');
    for (const [query, title] of [
      ['q=zebra', 'No gigs found'],
      ['wishlist=only', 'Your wishlist is empty'],
    ] as const) {
      await page.goto(`/gigs?${query}`);
      await expect(heading(page, title)).toBeVisible();
      await check(title);
    }
  },
  'a gig': async (page, check) => {
    await openQuietly(page, '/gigs/gig-seo-audit?package=standard');
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
    await holdNotices(page);
    await button(page, /^Share SEO/).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(toast(page, 'Share options')).toBeVisible();
    await check('the share menu and its notice');
    await page.keyboard.press('Escape');
    await button(page, /^Add SEO/).click();
    await button(page, 'Set Alert').click();
    await expect(toast(page, 'Alert set')).toBeVisible();
    await check('three notices');
    await page.goto('/gigs/gig-seo-audit?reviews=zebra');
    await expect(page.getByText('No reviews found. Try other words.')).toBeVisible();
    await check('no reviews found');
    await page.goto('/gigs/none');
    await expect(heading(page, 'Gig not found')).toBeVisible();
    await check('no such gig');
  },
};

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const [name, visit] of Object.entries(visits))
      test(`axe finds nothing in the states of ${name} at ${width} px`, async ({ page }) => {
        test.slow();
        await visit(page, (state) => test.step(state, () => expectNoViolations(page, state)));
      });
  });
