import type { Page } from '@playwright/test';
import { expect, notFoundLine, open, openQuietly, test } from './test.ts';

test.use({ expectedConsole: notFoundLine });

/** What reaches over the right edge, as far as it is seen: clipped overflow does no harm. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const clipped = (element: Element | null): boolean =>
      element !== null &&
      (/hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowX) || clipped(element.parentElement));
    const over = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > edge + 0.5 && !clipped(element.parentElement);
    });
    return {
      page: document.documentElement.scrollWidth - edge,
      parts: over.map((element) => element.outerHTML.slice(0, 120)),
    };
  });
const none = { page: 0, parts: [] };

for (const [what, width, height] of [
  ['a window of 320 px', 320, 640],
  ['400 % zoom', 320, 256],
  ['200 % zoom', 720, 450],
] as const)
  test(`Nothing scrolls sideways in ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openQuietly(page, '/');
    expect(await sideways(page)).toEqual(none);
    await page.getByRole('button', { name: /^Comment on post by Idris Vale/ }).click();
    await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveCount(2);
    await page
      .getByRole('button', { name: /^More about the post/ })
      .first()
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await sideways(page)).toEqual(none);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
    expect(await sideways(page)).toEqual(none);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Toggle side bar' }).click();
    await expect(page.getByRole('link', { name: 'Creator Dashboard' })).toBeVisible();
    expect(await sideways(page)).toEqual(none);
    await page.goto('/nope');
    expect(await sideways(page)).toEqual(none);
  });

for (const [path, ...opened] of [
  ['/jobs', 'Filters', 'Show all', 'View Details: Motion Designer', 'Apply now'],
  ['/jobs', 'Post a Job'],
  ['/jobs/job-motion-designer'],
  ['/projects', 'Filters', 'View all categories', 'Budget'],
  ['/projects/project-checkout-redesign', 'Submit a Proposal'],
  ['/gigs', 'Filters', 'Create a Gig'],
  ['/gigs/gig-seo-audit', 'Pricing details', 'Continue'],
] as const)
  test(`Nothing of ${[path, ...opened].join(', ')} scrolls sideways in a window of 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openQuietly(page, path === '/jobs' ? '/jobs?q=motion+designer' : path);
    expect(await sideways(page)).toEqual(none);
    for (const name of opened) {
      await page.getByRole('button', { name, exact: true }).first().click();
      if (/^(View D|Apply|Post|Pric|Submit|Create|Cont)/.test(name))
        await expect(page.locator('[role=dialog]').last()).toContainText(/./);
      expect(await sideways(page), name).toEqual(none);
    }
  });

test('Long words do not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openQuietly(page, '/');
  await page
    .getByRole('textbox', { name: 'Post' })
    .fill(`${'Donaudampfschiff'.repeat(20)} #${'tag'.repeat(30)}`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  expect(await sideways(page)).toEqual(none);
});

for (const path of ['/jobs', '/projects', '/gigs'])
  test(`A long word that is searched does not widen ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const word = 'x'.repeat(60);
    await openQuietly(page, `${path}?q=${word}`);
    await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await sideways(page)).toEqual(none);
  });

test('A job whose title is one long word does not widen any screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openQuietly(page, '/jobs');
  const word = 'W'.repeat(60);
  await page.getByRole('button', { name: 'Post a Job' }).click();
  for (const label of ['Job Title', 'Location', 'Salary Range', 'Job Description', 'Required Skills'])
    await page.getByRole('dialog').getByLabel(label).fill(word);
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByRole('article', { name: word })).toBeVisible();
  expect(await sideways(page), 'list').toEqual(none);
  await page.getByRole('button', { name: 'My career insights' }).click();
  await expect(page.getByRole('dialog').getByText('From the')).toBeVisible();
  expect(await sideways(page), 'insights').toEqual(none);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^My jobs/ }).click();
  await expect(page.getByRole('heading', { name: 'Jobs you posted' })).toBeVisible();
  expect(await sideways(page), 'own jobs').toEqual(none);
  await page.getByRole('button', { name: `View Details: ${word}` }).click();
  await expect(page.getByRole('dialog').getByText('About the role')).toBeVisible();
  expect(await sideways(page), 'sheet').toEqual(none);
  await page.getByRole('link', { name: 'Open the full page' }).click();
  await expect(page.getByRole('heading', { name: word, level: 1 })).toBeVisible();
  expect(await sideways(page), 'page').toEqual(none);
});

test('Wider text spacing cuts nothing off', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [spaced];
  });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main h1, main h2, main button, main a, main p, main dd')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const hides = overflowX === 'hidden' || textOverflow === 'ellipsis';
        return !hides && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      })
      .map((element) => element.textContent),
  );
  expect(cut).toEqual([]);
  expect((await sideways(page)).page).toBe(0);
});

test('Where motion is not wanted, nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const slow: string[] = [];
    Object.assign(window, { slow });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect!.getComputedTiming();
        const length = Number(duration) * Number(iterations);
        const target = (animation.effect as KeyframeEffect).target;
        if (length > 150) slow.push(`${target?.outerHTML.slice(0, 80)}: ${length} ms`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await open(page, '/');
  const explore = page.getByRole('button', { name: 'Explore' });
  await explore.click();
  await expect(page.getByRole('navigation', { name: 'Explore' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Toggle side bar' }).click();
  await expect(page.getByRole('complementary')).toHaveCSS('width', '256px');
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Connect with Tomás Arce' }).hover();
  expect(await page.evaluate(() => (window as unknown as { slow: string[] }).slow)).toEqual([]);
});
