import type { Page } from '@playwright/test';
import { expect, notFoundLine, open, openQuietly, test, toast } from './test.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: 'Post' });

test.describe('an unknown address', () => {
  test.use({ expectedConsole: notFoundLine });

  test('RT-27 RT-28 NF-01 ER-04 answers 404 inside the shell with the way home, and the path is logged', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'info') logged.push(message.text());
    });
    const answer = await open(page, '/no/such/place?really=1');
    expect(answer!.status()).toBe(404);
    await expect(page).toHaveTitle('Oops! Page not found · Workgrove');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
    await expect.poll(() => logged).toEqual(['404: no screen at /no/such/place']);

    await test.step('RT-28 the shell works there', async () => {
      for (const role of ['banner', 'complementary', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(role)).toHaveCount(1);
      await page.keyboard.press('Control+b');
      await expect(page.getByRole('complementary')).toHaveCSS('width', '256px');
    });

    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Home Feed' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
  });
});

test.describe('where the network fails', () => {
  // The browser's own line, and what React says of an error that a boundary has caught.
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch|answered with status 502/ });

  test('FD-07 what cannot be loaded says so, without inner workings, keeps what was typed, and Retry brings it', async ({
    page,
  }) => {
    let weather: 'faulty' | 'down' | 'up' = 'faulty';
    let refused = 0;
    await page.route('/graphql', (route) => {
      if (weather === 'up') return route.continue();
      if (weather === 'down') {
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

    await test.step('a server that answers with an error shows it, without its inner workings', async () => {
      await expect(page.getByRole('heading', { name: "We couldn't load your feed" })).toBeVisible();
      await expect(page.getByText('10.0.0.7')).toHaveCount(0);
    });

    await test.step('without a connection, what was typed is kept, and Retry brings the feed', async () => {
      weather = 'down';
      await retry.click();
      await expect.poll(() => refused, 'Retry asks again').toBeGreaterThan(0);
      await expect(failed).toContainText(
        'Check your connection, then try again. Nothing you typed has been lost.',
      );
      await expect(page.getByRole('heading', { name: 'Home Feed' })).toBeVisible();
      await composer(page).fill('Written while offline');
      await retry.click();
      await expect(failed).toBeVisible();
      weather = 'up';
      await retry.click();
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(failed).toHaveCount(0);
      await expect(composer(page)).toHaveValue('Written while offline');
    });
  });

  test('a screen whose code cannot be fetched says so as failed data does, and Retry brings it', async ({
    page,
  }) => {
    await page.route(/FeedScreen-.*\.js$|\/healthz$/, (route) => route.abort('connectionrefused'));
    await open(page, '/nope');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { name: "We couldn't load this page" })).toBeVisible();
    await expect(page.getByRole('banner'), 'the shell stays').toBeVisible();
    await page.unroute(/FeedScreen-.*\.js$|\/healthz$/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
  });

  test('code that a new release has taken away has the page loaded anew, at the address that was wanted', async ({
    page,
  }) => {
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

const nasty = '<img src=x onerror="window.broken=1"><script>window.broken=1</script>"\'>${broken}';

test('Text that looks like markup stays text, wherever it is typed', async ({ page }) => {
  page.on('dialog', () => expect(true, 'a dialog was opened').toBe(false));
  await openQuietly(page, '/');
  await composer(page).fill(`${nasty} #<b>`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const article = page.getByRole('article').first();
  await expect(article.getByText(nasty)).toBeVisible();
  await page.getByRole('button', { name: /^Comment on post by Maren Holt/ }).click();
  await article.getByRole('textbox', { name: 'Your comment' }).fill(nasty);
  await page.keyboard.press('Enter');
  await expect(article.getByRole('listitem').filter({ hasText: nasty })).toBeVisible();
  await expect(toast(page, 'Post created!')).toBeVisible();
  await page.goto(`/?tag=${encodeURIComponent(nasty)}`);
  await expect(page.getByRole('heading', { name: `No posts with #${nasty.toLowerCase()}` })).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(await page.locator('img[src=x]').count()).toBe(0);
});
