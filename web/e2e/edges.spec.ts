import type { Locator } from '@playwright/test';
import { pauseRequests } from './pauseRequests.ts';
import { pushPath } from './navigateTo.ts';
import { expect, expectHydrated, open, openWithoutWelcome, test } from './test.ts';

/** Computed fade sizes of both edges of a scrolling element. */
const fadeSizes = (scroller: Locator) =>
  scroller.evaluate((element) => {
    const style = getComputedStyle(element);
    return ['--fade-before', '--fade'].map((name) => style.getPropertyValue(name));
  });
const scrollTo = (scroller: Locator, fraction: number) =>
  scroller.evaluate((element, part) => {
    element.scrollTop = part * (element.scrollHeight - element.clientHeight);
    element.scrollLeft = part * (element.scrollWidth - element.clientWidth);
  }, fraction);
const maskOf = (scroller: Locator) => scroller.evaluate((element) => getComputedStyle(element).maskImage);

test('GD-01 the spinner turns while the gig loads', async ({ page }) => {
  await openWithoutWelcome(page, '/terms');
  const resume = await pauseRequests(page, /\/graphql$/);
  await pushPath(page, '/gigs/gig-seo-audit');
  const spinner = page.getByRole('main').locator('[aria-busy] svg');
  await expect(spinner).toBeInViewport();
  const turns = await spinner.evaluate((svg) =>
    svg.getAnimations().map(({ effect }) => effect!.getComputedTiming().iterations),
  );
  expect(turns).toEqual([Infinity]);
  resume();
  await expect(page.getByRole('heading', { name: 'SEO audit in plain language', level: 1 })).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('GD-14 the packages are sticky', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/gigs/gig-usability-review');
  const column = page.getByRole('complementary', { name: 'Packages and seller' }).locator('> div');
  await page.getByRole('region', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded();
  await expect(column.getByRole('tab', { name: 'Basic' })).toBeInViewport({ ratio: 1 });
});

test('A side column taller than the window scrolls with the page to its end and sticks there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, '/');
  const news = page.getByRole('region', { name: 'Latest News' });
  const end = page.getByRole('link', { name: 'See all jobs' });
  await expect(end).not.toBeInViewport();
  for (const y of [700, 1000, 1e5]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect(end, `scrolled to ${y}`).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.evaluate(() => window.scrollTo(0, 1e5));
  await expect(news, 'a column that fits is visible from its start').toBeInViewport({ ratio: 1 });
});

test('A row of tabs fades only at an edge with more content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/shop');
  const row = page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: 'Freebies' }) });
  for (const [fraction, edges] of [
    [0, ['0px', '48px']],
    [0.5, ['48px', '48px']],
    [1, ['48px', '0px']],
  ] as const) {
    await scrollTo(row, fraction);
    await expect.poll(() => fadeSizes(row), `scrolled to ${fraction}`).toEqual(edges);
    expect(await maskOf(row)).toContain('48px');
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/jobs');
  expect(await fadeSizes(page.getByRole('tablist')), 'nothing to scroll').toEqual(['0px', '0px']);
});

test.describe('with a slow picture', () => {
  test.use({ ownPage: true });
  test('EN-13 the initials show until the picture has loaded', async ({ page }) => {
    const resume = await pauseRequests(page, /\/person-sofia-lindqvist-\w{8}\.svg$/);
    await page.goto('/', { waitUntil: 'commit' });
    const avatar = page.getByRole('article').first().locator('.avatar');
    const initials = avatar.getByText('SL');
    await expect(initials).toBeVisible();
    await expect(avatar.getByText('SL')).toHaveCSS('opacity', '1');
    resume();
    await expectHydrated(page);
    await expect(initials).toBeHidden();
    expect(await avatar.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
      0,
    );
  });
});
