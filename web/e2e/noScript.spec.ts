import type { Page } from '@playwright/test';
import { expect, notFoundLine, test } from './test.ts';

test.use({ javaScriptEnabled: false, expectedConsole: notFoundLine });

test('RT-04 FD-09 the feed can be read without scripts', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Home Feed', level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('article').first()).toContainText('We replaced a nine-field onboarding form');
  for (const name of ['People you may know', 'Latest News', 'Top job', 'My Items', 'Discover'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.locator('.splash')).toBeHidden();
});

test('SH-14 SH-15 SH-16 every place of the top bar is a link without scripts', async ({ page }) => {
  const addresses = {
    Network: '/network',
    Jobs: '/jobs',
    Gigs: '/gigs',
    Projects: '/projects',
    Companies: '/companies',
    Shop: '/shop',
    Agency: '/agency',
  };
  await page.goto('/');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const screens = page.getByRole('navigation', { name: 'Screens' });
    for (const [name, href] of Object.entries(addresses)) {
      const link = screens.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('button', { name: 'Explore' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('SH-19 the search form asks the server without scripts', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('searchbox', { name: 'Search Workgrove' });
  await box.fill('designer');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=designer');
});

test('FD-12 FD-16 links of the feed lead to its filtered views without scripts', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '#hiring' }).first().click();
  await expect(page).toHaveURL('/?tag=hiring');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('#hiring: 2 posts')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filter' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('link', { name: 'Saved posts 0' }).click();
  await expect(page.getByRole('heading', { name: 'No saved posts yet' })).toBeVisible();
});

/** The list shows what the server answers to a question of ours, in its order. */
async function expectList(page: Page, query: string): Promise<void> {
  const answer = await page.request.post('/graphql', {
    data: { query: `{ list: ${query} { nodes { title } } }` },
  });
  const { data } = (await answer.json()) as { data: { list: { nodes: { title: string }[] } } };
  const titles = data.list.nodes.map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(0);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
}

test('GL-02 SS-24 KC-23 gigs are narrowed by their selects without scripts', async ({ page }) => {
  await page.goto('/gigs');
  await page.getByRole('searchbox', { name: 'Search gigs' }).fill('edit');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('video');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/gigs?q=edit&category=video&price=any&delivery=anytime&sort=recommended');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('video');
  await expect(page.getByText(/^\d gigs? for 'edit'$/)).toBeVisible();
  await expectList(page, 'gigs(filter: { query: "edit", category: VIDEO }, first: 100)');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
});

test('JB-05 JB-06 jobs are narrowed by their selects without scripts', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('combobox', { name: 'Workplace' }).selectOption('remote');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/[?&]workplace=remote/);
  await expect(page.getByRole('combobox', { name: 'Workplace' })).toHaveValue('remote');
  await expectList(page, 'jobs(filter: { workplace: REMOTE }, first: 10)');
  await expect(page.getByRole('link', { name: 'Clear filters' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
});

test('NF-01 the way home from an unknown address works without scripts', async ({ page }) => {
  const answer = await page.goto('/no/such/place');
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

const lists = {
  '/jobs': ['Jobs', 'Search jobs', 'Title, skill or company', 'motion designer', 'Motion Designer'],
  '/projects': [
    'Projects',
    'Projects',
    'Search projects',
    'basket',
    'Redesign a checkout that loses every third basket',
  ],
  '/gigs': ['Gigs', 'Gigs', 'Search gigs', 'seo audit', 'SEO audit in plain language'],
} as const;
for (const [path, [title, search, box, words, found]] of Object.entries(lists))
  test(`${path} finds, filters and leads on without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThan(3);
    const form = page.getByRole('search', { name: search });
    await form.getByRole('searchbox', { name: box }).fill(words);
    await form.getByRole('searchbox', { name: box }).press('Enter');
    await expect(page.getByRole('searchbox', { name: box })).toHaveValue(words);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('article').getByRole('link', { name: found, exact: true }).click();
    await expect(page.getByRole('heading', { name: found, level: 1 })).toBeVisible();
  });

test('JB-24 PD-10 GD-05 GD-07 GD-08 GD-09 the pages of a job, a project and a gig can be read without scripts', async ({
  page,
}) => {
  const pages = {
    '/jobs/job-motion-designer': [
      'About the role',
      'Requirements',
      'Benefits',
      'Skills',
      'About the company',
    ],
    '/jobs?job=job-motion-designer': ['About the role', 'Requirements', 'Benefits', 'Skills'],
    '/projects/project-checkout-redesign': ['Project Details', 'Similar Projects'],
    '/gigs/gig-seo-audit': ['About This Gig', 'Compare Packages', 'FAQ', 'Reviews', 'My Portfolio'],
  };
  for (const [path, headings] of Object.entries(pages)) {
    await page.goto(path);
    for (const name of headings) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const faq = page.getByRole('region', { name: 'FAQ' });
  await faq.getByRole('button', { name: 'Do you promise positions?' }).click();
  await expect(faq.getByText('No, and neither should anybody else.')).toBeVisible();
  await faq.getByRole('button', { name: 'Do you buy links?' }).click();
  await expect(faq.getByText('Never.')).toBeVisible();
  await expect(faq.getByText('No, and neither should anybody else.')).toBeHidden();
  await page.getByRole('tab', { name: 'Premium' }).click();
  await expect(page.getByRole('tab', { name: 'Premium' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/projects/project-checkout-redesign');
  await page.getByRole('tab', { name: /^Proposals/ }).click();
  await expect(page.getByText("You haven't sent a proposal for this project yet.")).toBeVisible();
});
