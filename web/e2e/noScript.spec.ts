import type { Page } from '@playwright/test';
import { expect, notFoundLine, test } from './test.ts';

// Each test needs its own browser session, which takes longer than most of its checks. So one test covers all checks that
// begin at the same page.
test.use({ javaScriptEnabled: false, expectedConsole: notFoundLine });

test('NF-01 RT-04 FD-09 FD-12 FD-16 SH-14 SH-15 SH-16 SH-19 without scripts the not-found page links home; the feed can be read and filtered, and its links and search work', async ({
  page,
}) => {
  await test.step('NF-01 the not-found page links home', async () => {
    const answer = await page.goto('/no/such/place');
    expect(answer!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('RT-04 FD-09 the feed can be read', async () => {
    await expect(page.getByRole('heading', { name: 'Home Feed', level: 1 })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('article').first()).toContainText('We replaced a nine-field onboarding form');
    for (const name of ['People you may know', 'Latest News', 'Top job', 'My Items', 'Discover'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.locator('.splash')).toBeHidden();
  });
  await test.step('SH-14 SH-15 SH-16 every entry of the top bar is a link', async () => {
    const addresses = {
      Network: '/network',
      Jobs: '/jobs',
      Gigs: '/gigs',
      Projects: '/projects',
      Companies: '/companies',
      Shop: '/shop',
      Agency: '/agency',
    };
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
  await test.step('FD-12 FD-16 links open its filtered views', async () => {
    await page.getByRole('link', { name: '#hiring' }).first().click();
    await expect(page).toHaveURL('/?tag=hiring');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('#hiring: 2 posts')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filter' }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByRole('link', { name: 'Saved posts 0' }).click();
    await expect(page.getByRole('heading', { name: 'No saved posts yet' })).toBeVisible();
  });
  await test.step('SH-19 the search form shows results of the server, which are links', async () => {
    const box = page.getByRole('searchbox', { name: 'Search Workgrove' });
    await box.fill('design');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=design');
    await page.getByRole('tab', { name: /^Jobs/ }).click();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/search?q=design&tab=jobs&page=2');
    await expect(page.getByText(/page 2 of 2$/)).toBeVisible();
  });
});

/** Expects the titles of a GraphQL query, in its order. */
async function expectList(page: Page, query: string): Promise<void> {
  const answer = await page.request.post('/graphql', {
    data: { query: `{ list: ${query} { nodes { title } } }` },
  });
  const { data } = (await answer.json()) as { data: { list: { nodes: { title: string }[] } } };
  const titles = data.list.nodes.map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(0);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
}

/** Expects that a search of a list finds one item, and that its page has these headings. */
const expectSearchAndPage = (
  page: Page,
  path: string,
  [title, search, box, words, found]: readonly [string, string, string, string, string],
  headings: readonly string[],
): Promise<void> =>
  test.step(`the search of ${path} finds an item and opens it`, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThan(3);
    const form = page.getByRole('search', { name: search });
    await form.getByRole('searchbox', { name: box }).fill(words);
    await form.getByRole('searchbox', { name: box }).press('Enter');
    await expect(page.getByRole('searchbox', { name: box })).toHaveValue(words);
    await expect(page.getByRole('button', { name: `Clear: ${box}` })).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('article').getByRole('link', { name: found, exact: true }).click();
    await expect(page.getByRole('heading', { name: found, level: 1 })).toBeVisible();
    await expectHeadings(page, headings);
  });

async function expectHeadings(page: Page, headings: readonly string[]): Promise<void> {
  for (const name of headings) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

test('JB-05 JB-06 JB-24 without scripts jobs can be searched, filtered and read', async ({ page }) => {
  const words = [
    'Jobs',
    'Search jobs',
    'Title, skill or company',
    'motion designer',
    'Motion Designer',
  ] as const;
  const headings = ['About the role', 'Requirements', 'Benefits', 'Skills'];
  await expectSearchAndPage(page, '/jobs', words, [...headings, 'About the company']);
  await expect(page).toHaveURL('/jobs/job-motion-designer');
  await test.step('a job beside its list', async () => {
    await page.goto('/jobs?job=job-motion-designer');
    await expectHeadings(page, headings);
  });
  await test.step('JB-05 JB-06 the selects', async () => {
    await page.goto('/jobs');
    await page.getByRole('combobox', { name: 'Workplace' }).selectOption('remote');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/[?&]workplace=remote/);
    await expect(page.getByRole('combobox', { name: 'Workplace' })).toHaveValue('remote');
    await expectList(page, 'jobs(filter: { workplace: REMOTE }, first: 10)');
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeHidden();
  });
});

test('PD-10 without scripts projects can be searched, and read with their tabs', async ({ page }) => {
  const found = 'Redesign a checkout that loses every third basket';
  const words = ['Projects', 'Projects', 'Search projects', 'basket', found] as const;
  await expectSearchAndPage(page, '/projects', words, ['Project Details', 'Similar Projects']);
  await page.getByRole('tab', { name: /^Proposals/ }).click();
  await expect(page.getByText("You haven't sent a proposal for this project yet.")).toBeVisible();
  await test.step('the filters are open, each once, and Clear Filters resets them', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/projects?q=app&experience=expert&sort=newest');
    for (const name of [/^Expert/, /^Remote/])
      await expect(page.getByRole('checkbox', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters', exact: true }).click();
    await expect(page).toHaveURL('/projects?q=app&sort=newest');
    await expect(page.getByRole('button', { name: 'Clear Filters', exact: true })).toBeDisabled();
  });
});

test('GL-02 SS-24 KC-23 GD-05 GD-07 GD-08 GD-09 without scripts gigs can be searched, filtered, and read with questions and packages', async ({
  page,
}) => {
  await test.step('GL-02 SS-24 KC-23 the selects', async () => {
    await page.goto('/gigs');
    await page.getByRole('searchbox', { name: 'Search gigs' }).fill('edit');
    await page.getByRole('combobox', { name: 'Category' }).selectOption('video');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/gigs?q=edit&category=video&price=any&delivery=anytime&sort=recommended');
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('video');
    await expect(page.getByText(/^\d gigs? for 'edit'$/)).toBeVisible();
    await expectList(page, 'gigs(filter: { query: "edit", category: VIDEO }, first: 100)');
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeHidden();
  });
  const words = ['Gigs', 'Gigs', 'Search gigs', 'seo audit', 'SEO audit in plain language'] as const;
  const headings = ['About This Gig', 'Compare Packages', 'FAQ', 'Reviews', 'My Portfolio'];
  await expectSearchAndPage(page, '/gigs', words, headings);
  await test.step('GD-05 GD-07 GD-08 GD-09 its questions and packages', async () => {
    const faq = page.getByRole('region', { name: 'FAQ' });
    await faq.getByRole('button', { name: 'Do you promise positions?' }).click();
    await expect(faq.getByText('No, and neither should anybody else.')).toBeVisible();
    await faq.getByRole('button', { name: 'Do you buy links?' }).click();
    await expect(faq.getByText('Never.')).toBeVisible();
    await expect(faq.getByText('No, and neither should anybody else.')).toBeHidden();
    await page.getByRole('tab', { name: 'Premium' }).click();
    await expect(page.getByRole('tab', { name: 'Premium' })).toHaveAttribute('aria-selected', 'true');
  });
});
