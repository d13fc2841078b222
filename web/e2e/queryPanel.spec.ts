import type { Page } from '@playwright/test';
import { expectNoColorViolations, expectNoViolations } from './axe.ts';
import { expectNoHorizontalOverflow } from './overflow.ts';
import { expect, open, test } from './test.ts';

// Conditions are stored in the tab, and the clipboard needs a permission.
test.use({ ownPage: true, expectedConsole: /Failed to load resource: net::ERR_|We couldn't load|TypeError/ });

const panelOf = (page: Page) => page.getByRole('region', { name: 'The query behind this screen' });

/** Opens the panel by its shortcut. */
async function openPanel(page: Page, path: string) {
  await open(page, path);
  await page.keyboard.press('Control+.');
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
  return panel;
}

test('The panel works by keyboard at 1440 and at 390 px, without axe violations, in both themes, and below the end of the page', async ({
  page,
}) => {
  await open(page, '/jobs');
  const panel = panelOf(page);
  const firstCard = page.locator('main article').first();
  // The panel keeps its selection, and below 768 px it shows that in place of the list. So the narrow window comes first.
  for (const width of [390, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.keyboard.press('Control+.');
      const first = panel.getByRole('button', { name: /^JobsScreen/ });
      await expect(first).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('heading', { name: 'JobsScreen' })).toBeVisible();
      await expect(panel.getByText(/^[\d,]+ of at most 20,000 fields$/)).toBeVisible();
      await expect(panel.getByText(/^The server's page, which took [\d,]+ ms$/)).toBeVisible();
      await expectNoViolations(page, 'the panel', 'light', 'state');
      await expectNoColorViolations(page, 'the panel', 'dark', 'state');
      await expectNoHorizontalOverflow(page);
      const card = panel.getByRole('button', { name: 'JobCard on Job' });
      await card.press('Enter');
      await expect(panel.getByText('JobCard is highlighted in 10 places of the page.')).toBeVisible();
      await expect(firstCard).toHaveCSS('outline-style', 'solid');
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const footer = (await page.getByRole('contentinfo').boundingBox())!;
      expect(footer.y + footer.height).toBeLessThanOrEqual((await panel.boundingBox())!.y + 1);
      await card.press('Escape');
      await expect(panel).toBeHidden();
      await expect(firstCard).not.toHaveCSS('outline-style', 'solid');
    });
});

test('The explorer opens an operation of a screen with its variables, and its answer has data', async ({
  page,
  context,
}) => {
  const panel = await openPanel(page, '/gigs/gig-usability-review');
  const link = panel.getByRole('link', { name: 'Open in the explorer' });
  const [explorer] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(explorer.locator('[id^="graphiql-session-tab-"]').last()).toHaveText(/GigScreen/);
  await expect(explorer.getByText('"id": "gig-usability-review"').first()).toBeVisible();
  await explorer.getByRole('button', { name: /^Execute query/ }).click();
  await expect(
    explorer.getByRole('region', { name: 'Result Window' }).getByText('"data"').first(),
  ).toBeVisible();
});

test('It lists a request from before it was opened, with its time', async ({ page }) => {
  await open(page, '/jobs');
  await page.getByRole('navigation', { name: 'Side bar' }).getByRole('link', { name: 'My Gigs' }).click();
  await expect(page.getByRole('heading', { name: 'Gigs', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+.');
  await expect(panelOf(page).getByRole('button', { name: /^GigsScreen [\d,]+ ms$/ })).toBeVisible();
  await expect(panelOf(page).getByText(/^The network, in [\d,]+ ms$/)).toBeVisible();
});

test('Slow pictures appear later, and the badge stays after a reload until one press', async ({ page }) => {
  const panel = await openPanel(page, '/');
  await panel.getByRole('button', { name: 'Simulate conditions' }).click();
  await panel.getByRole('checkbox', { name: 'Slow pictures' }).check();
  await panel.getByRole('button', { name: 'Reload the page' }).click();
  const badge = page.getByRole('region', { name: 'Simulated network' });
  await expect(badge.getByText('Simulated network – slow pictures')).toBeVisible();
  const picture = page.locator('main article img').first();
  await expect(picture).toHaveAttribute('src', /^data:/);
  await expect(picture).toHaveAttribute('src', /^\/assets\//);
  await badge.getByRole('button', { name: 'Turn off' }).click();
  await expect(badge).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(badge).toBeHidden();
});

test('A page that is reloaded under a failure or offline shows the error page, and Turn off loads it', async ({
  page,
}) => {
  const panel = await openPanel(page, '/gigs');
  await panel.getByRole('button', { name: 'Simulate conditions' }).click();
  await panel.getByLabel('Failure').selectOption('Status 500');
  await panel.getByRole('checkbox', { name: 'Offline' }).check();
  await page.reload();
  const failed = page.getByRole('heading', { name: 'Unexpected Application Error!' });
  await expect(failed).toBeVisible();
  await expect(page.getByText("You're offline.")).toBeVisible();
  const badge = page.getByRole('region', { name: 'Simulated network' });
  await expect(badge).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoViolations(page, `the error page at ${width} px`, 'light', 'page');
    await expectNoColorViolations(page, `the error page at ${width} px`, 'dark', 'page');
  }
  await badge.getByRole('button', { name: 'Turn off' }).press('Enter');
  await expect(failed).toBeHidden();
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.getByText("You're offline.")).toBeHidden();
});

test('On a wide window the focus stays on an entry whose details open beside it', async ({ page }) => {
  const panel = await openPanel(page, '/jobs');
  const entry = panel.getByRole('button', { name: 'Simulate conditions' });
  await entry.press('Enter');
  await expect(panel.getByLabel('Failure')).toBeVisible();
  await expect(entry).toBeFocused();
});

/** The controls of the bars and of the footer whose center is covered at the end of the page. */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const controls = '#side-bar, footer, .bottom-bar, .buy-bar, [aria-label="Simulated network"]';
    return [...document.querySelectorAll(`:is(${controls}) :is(a, button)`)]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return !control.contains(hit);
      })
      .map((control) => control.textContent || control.ariaLabel);
  });

for (const [width, path] of [
  [1440, '/'],
  [390, '/'],
  [390, '/gigs/gig-usability-review'],
  [390, '/messages'],
] as const)
  test(`At ${width} px the badge shows all conditions and covers no control of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const slow = { delay: 500, failure: 'partial', empty: true };
      const operations = { CareerInsights: slow, GigReviews: slow, OpenJob: slow, PostComments: slow };
      sessionStorage.setItem('networkConditions', JSON.stringify({ operations, slowPictures: true }));
    });
    await open(page, path);
    const badge = page.getByRole('region', { name: 'Simulated network', exact: true });
    const text = badge.getByText(/PostComments: 0\.5 s delay, Partial data, empty lists; slow pictures$/);
    await expect(text).toBeVisible();
    expect(await text.evaluate((p) => p.scrollHeight - p.clientHeight + p.scrollWidth - p.clientWidth)).toBe(
      0,
    );
    if (width === 390)
      expect((await badge.getByRole('button').boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await expect.poll(() => findCovered(page)).toEqual([]);
    await expectNoViolations(page, 'the badge', 'light', 'state');
    if (width < 768) return;
    await page.keyboard.press('Control+.');
    await expect(panelOf(page).getByRole('heading', { level: 2 })).toBeVisible();
    await expect.poll(() => findCovered(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const sideBar = (await page.getByRole('navigation', { name: 'Side bar' }).boundingBox())!;
    // The height of the top bar.
    expect(sideBar.y).toBeCloseTo(56, 0);
    expect(sideBar.y + sideBar.height).toBeLessThanOrEqual((await badge.boundingBox())!.y);
  });

test('On a phone a toast is above the panel', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const panel = await openPanel(page, '/jobs');
  await panel.getByRole('button', { name: /^JobsScreen/ }).click();
  await panel.getByRole('button', { name: 'Copy as curl' }).click();
  const toast = page.locator('[data-notices] li');
  await expect(toast).toBeVisible();
  const bottomOf = async () => {
    const { y, height } = (await toast.boundingBox())!;
    return y + height;
  };
  const { y } = (await panel.boundingBox())!;
  await expect.poll(bottomOf).toBeLessThanOrEqual(y);
});
