import type { Page } from '@playwright/test';
import { pauseRequests } from './pauseRequests.ts';
import { expect, expectHydrated, open, test } from './test.ts';

// Delayed files must not come from the cache.
test.use({ ownPage: true });

const composer = (page: Page) => page.getByRole('textbox', { name: 'Post' });
const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true });

test('Hydration keeps the elements of the server, and text, focus and scroll position from before', async ({
  page,
}) => {
  const resume = await pauseRequests(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await composer(page).fill('Written on the train');
  await expect(post(page)).toBeDisabled();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(500);
  const serverElements = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
  resume();
  await expect(post(page)).toBeEnabled();
  await expectHydrated(page);

  await test.step('text, focus and scroll position', async () => {
    expect(await page.evaluate(() => scrollY)).toBe(position);
    await expect(composer(page)).toHaveValue('Written on the train');
    await expect(composer(page)).toBeFocused();
  });

  await test.step('elements', async () => {
    const [total, kept] = await serverElements.evaluate((elements) => [
      elements.length,
      elements.filter((element) => element.isConnected).length,
    ]);
    expect(total).toBeGreaterThan(500);
    expect(kept).toBe(total);
    // A different canonical link would be added to the head.
    const canonical = await page
      .locator('link[rel=canonical]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(canonical).toEqual([await page.locator('[property="og:url"]').getAttribute('content')]);
  });

  await test.step('further typing is posted', async () => {
    await page.keyboard.type(' today');
    await post(page).click();
    await expect(page.getByRole('article').first()).toContainText('Written on the train today');
  });
});

test('A reload restores the scroll position; a new visit starts at the top', async ({ page }) => {
  await open(page, '/terms');
  await page.evaluate(() => scrollTo(0, 200));
  await page.reload();
  await expectHydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await open(page, '/terms');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('JB-10 a search joins the recent searches once their widget is hydrated, even if that is late', async ({
  page,
}) => {
  const resume = await pauseRequests(page, /\/assets\/JobsSide-.*\.js$/);
  await open(page, '/jobs?q=motion+designer');
  const recent = page.getByRole('region', { name: 'Recent job searches' }).getByRole('link');
  const before = await recent.count();
  resume();
  await expect(recent).toHaveCount(before + 1);
  await expect(recent.first()).toContainText('motion designer');
});

test('The content security policy allows everything on the first page', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  await open(page, '/');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Comment on the post|^Comment on post/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible();
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(fonts).toEqual(expect.arrayContaining(['Figtree Variable', 'Bricolage Grotesque Variable']));
});

for (const job of ['job-brand-designer', 'job-motion-designer', 'job-ux-researcher'])
  test(`The list hydrates without mismatch before ${job}, which is open beside it, counts as viewed`, async ({
    page,
  }) => {
    await page.goto(`/jobs?job=${job}`);
    await expect(page.getByRole('dialog').getByText('About the role')).toBeVisible();
    await expect(page.locator(`article[aria-labelledby=${job}-title]`)).toContainText('Viewed');
    await page.waitForLoadState('networkidle');
  });
