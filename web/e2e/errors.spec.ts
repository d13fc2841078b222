import { expect, open, test } from './test.ts';

test.describe('with network failures', () => {
  // The browser's line, and React's line for an error that a boundary caught.
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch/ });

  test('a screen whose code fails to load shows an error, and Retry loads it', async ({ page }) => {
    await page.route(/FeedScreen-.*\.js$|\/healthz$/, (route) => route.abort('connectionrefused'));
    await open(page, '/nope');
    const releaseCheck = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'));
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { name: "We couldn't load this page" })).toBeVisible();
    await expect(page.getByRole('banner'), 'the shell stays').toBeVisible();
    // The page checks whether the server responds when it shows the error, and would reload if it did.
    await releaseCheck;
    await page.unroute(/FeedScreen-.*\.js$|\/healthz$/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
  });

  test('missing code after a new release reloads the page at the requested address', async ({ page }) => {
    await open(page, '/nope');
    await page.route(/FeedScreen-.*\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.evaluate(() => document.body.setAttribute('data-old', ''));
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.locator('body:not([data-old])')).toHaveCount(1);
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page).toHaveURL('/');
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  });
});
