import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import { createReusedPage, type ReusedPage } from './reusedPage.ts';

interface Options {
  /** Console lines that the test expects. */
  expectedConsole: RegExp | null;
  /** A new browser session, whose first page shows the splash. Other tests skip the splash. */
  newSession: boolean;
  /** A new page instead of the reused one: for an empty cache, and for changes that cannot be undone, such as a clock. */
  ownPage: boolean;
  /** An empty browser cache, as on a first visit; the page may be reused. */
  cold: boolean;
}

interface Fixtures {
  /** The page before the fixture `page` adds its listeners. */
  rawPage: Page;
}

/**
 * Test function whose page fails on console errors and warnings and on requests to other servers. The tests of a worker
 * reuse one page: `.github/decisions/2026-11-23-shared-test-page.md`.
 */
export const test = base.extend<Options & Fixtures, { reusedPage: ReusedPage }>({
  expectedConsole: [null, { option: true }],
  newSession: [false, { option: true }],
  ownPage: [false, { option: true }],
  cold: [false, { option: true }],
  reusedPage: [
    async ({ browser }, use) => {
      const reusedPage = createReusedPage(browser);
      await use(reusedPage);
      await reusedPage.close();
    },
    { scope: 'worker' },
  ],
  rawPage: async (
    {
      browser,
      reusedPage,
      baseURL,
      viewport,
      contextOptions,
      hasTouch,
      javaScriptEnabled,
      newSession,
      ownPage,
      cold,
    },
    use,
    info,
  ) => {
    if (newSession || ownPage || hasTouch || !javaScriptEnabled) {
      // A new context has the options of the test.
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
      return;
    }
    await use(await reusedPage.acquire(baseURL!, viewport!, cold, contextOptions.reducedMotion));
    // After a failed test Playwright ends the worker and its page.
    if (info.status === info.expectedStatus) await reusedPage.release();
  },
  context: ({ rawPage }, use) => use(rawPage.context()),
  page: async ({ rawPage: page, baseURL, expectedConsole, newSession }, use) => {
    const problems: string[] = [];
    const record = (line: string) => {
      if (!expectedConsole?.test(line)) problems.push(line);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) record(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => record(`exception: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (url.startsWith('http') && !url.startsWith(String(baseURL))) record(`outside request: ${url}`);
    });
    if (!newSession) await page.addInitScript(skipSplash);
    await use(page);
    expect(problems, 'no console errors and no requests to other servers').toEqual([]);
  },
});

function skipSplash(): void {
  try {
    sessionStorage.setItem('splash', 'shown');
  } catch {
    // The test blocks storage.
  }
}

/** Chromium's console line for a response with status 404. */
export const notFoundLine = /^error: Failed to load resource: the server responded with a status of 404/;

/** A toast by its title. */
export const toast = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: 'Notifications Alt+T' })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) });

/** Waits until the page is hydrated and the parts after the first paint have loaded. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Opens an address and waits for hydration. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await expectHydrated(page);
  return answer;
}

/** Sets the page to hidden from the first script on, which pauses the timers of toasts, so slow machines can check them. */
const hidePage = () => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
export const pauseNoticesFromStart = (page: Page) => page.addInitScript(hidePage);

/** Closes the paused welcome toast. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = toast(page, 'Welcome to Workgrove');
  await welcome.getByRole('button', { name: 'Close toast' }).click();
  await expect(welcome).toHaveCount(0);
  // The focus returns in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Opens an address, waits for hydration and closes the welcome toast. */
export async function openWithoutWelcome(page: Page, path: string): Promise<void> {
  await pauseNoticesFromStart(page);
  await open(page, path);
  await closeWelcome(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Expects an open dialog by its title. The dialog element itself has no size, since its content has a fixed position. */
export const expectOpen = (dialog: Locator): Promise<void> =>
  expect(dialog.getByRole('heading', { level: 2 }).first()).toBeInViewport();

/** Clicks outside a dialog until it closes, since it starts listening shortly after it opens. */
export const clickOutside = (dialog: Locator, click: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await click();
    await expect(dialog).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

/** Opens an address with a fake clock, so that tests can check delays to the millisecond. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  // Until the welcome toast has closed.
  await page.clock.runFor(6_000);
  await expect(toast(page, 'Welcome to Workgrove')).toHaveCount(0);
}

export { expect };
