import type { Page } from '@playwright/test';
import { expect, open, test } from './test.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: 'Post' });

test.describe('with network failures', () => {
  // The browser's line, and React's line for an error that a boundary caught.
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch|answered with status 502/ });

  test('FD-07 a failed query shows an error without internals, keeps typed text, and Retry loads the data', async ({
    page,
  }) => {
    let network: 'faulty' | 'down' | 'up' = 'faulty';
    let refused = 0;
    await page.route('/graphql', (route) => {
      if (network === 'up') return route.continue();
      if (network === 'down') {
        refused++;
        return route.abort('connectionrefused');
      }
      return route.fulfill({
        status: 502,
        contentType: 'text/html',
        body: '<h1>Bad gateway at 10.0.0.7</h1>',
      });
    });
    await open(page, '/nope');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    const failed = page.getByRole('alert').filter({ hasText: "We couldn't load your feed" });
    const retry = failed.getByRole('button', { name: 'Retry' });

    await test.step('a server error is shown without internals', async () => {
      await expect(page.getByRole('heading', { name: "We couldn't load your feed" })).toBeVisible();
      await expect(page.getByText('10.0.0.7')).toHaveCount(0);
    });

    await test.step('offline keeps typed text, and Retry loads the feed', async () => {
      network = 'down';
      await retry.click();
      await expect.poll(() => refused, 'Retry sends a request').toBeGreaterThan(0);
      await expect(failed).toContainText('Check your connection, then try again. Nothing you typed is lost.');
      await expect(page.getByRole('heading', { name: 'Home Feed' })).toBeVisible();
      await composer(page).fill('Written while offline');
      await retry.click();
      await expect(failed).toBeVisible();
      network = 'up';
      await retry.click();
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(failed).toHaveCount(0);
      await expect(composer(page)).toHaveValue('Written while offline');
    });
  });

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
