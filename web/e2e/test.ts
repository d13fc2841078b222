import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import { createReusedPage, type ReusedPage } from './reusedPage.ts';

interface Options {
  /** Console lines that this test provokes on purpose. */
  expectedConsole: RegExp | null;
  /** A new browser session, whose first page shows the splash; elsewhere it has been seen already. */
  newSession: boolean;
  /** A page that no test has had before: for what is cold, and for what cannot be taken back, as a clock. */
  ownPage: boolean;
  /** A first visit: the page may have had tests before, but the browser has no file of ours left. */
  cold: boolean;
}

interface Fixtures {
  /** The page before anything listens to it. */
  bare: Page;
}

/**
 * A page whose console must stay silent and which may ask nobody but our server. Tests take one after the other the
 * page that their worker keeps, as good as new: `.github/decisions/2026-11-23-shared-test-page.md`.
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
  bare: async (
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
      // It has the options of its test by itself.
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
      return;
    }
    await use(await reusedPage.take(baseURL!, viewport!, cold, contextOptions.reducedMotion));
    // The worker of a test that has failed ends, and its page with it.
    if (info.status === info.expectedStatus) await reusedPage.release();
  },
  context: ({ bare }, use) => use(bare.context()),
  page: async ({ bare: page, baseURL, expectedConsole, newSession }, use) => {
    const said: string[] = [];
    const note = (line: string) => {
      if (!expectedConsole?.test(line)) said.push(line);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`exception: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (url.startsWith('http') && !url.startsWith(String(baseURL))) note(`outside request: ${url}`);
    });
    if (!newSession) await page.addInitScript(seenSplash);
    await use(page);
    expect(said, 'the console stays silent and nothing is asked from outside').toEqual([]);
  },
});

function seenSplash(): void {
  try {
    sessionStorage.setItem('splash', 'shown');
  } catch {
    // A test has blocked storage.
  }
}

/** The console line with which Chromium reports that a page, or something in it, was not found. */
export const notFoundLine = /^error: Failed to load resource: the server responded with a status of 404/;

/** A notice by its title. */
export const toast = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: 'Notifications Alt+T' })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) });

/** Waits until the client has taken the page over and what comes after the first paint is there. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Opens an address and waits until scripts have taken over. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await expectHydrated(page);
  return answer;
}

/** From the first script on, notices wait for as long as nobody can see the page: no machine is too slow for them. */
const holdFromStart = () =>
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
export const pauseNoticesFromStart = (page: Page) => page.addInitScript(holdFromStart);

/** Takes a welcome notice away that has been held. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = toast(page, 'Welcome to Workgrove');
  await welcome.getByRole('button', { name: 'Close toast' }).click();
  await expect(welcome).toHaveCount(0);
  // With the next frame the focus is led to where it was.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Opens an address without the welcome notice, where it would stand in a test's way. */
export async function openWithoutWelcome(page: Page, path: string): Promise<void> {
  await pauseNoticesFromStart(page);
  await open(page, path);
  await closeWelcome(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** A dialog's own box is empty, as all in it is fixed to the window: its title tells whether it can be seen. */
export const expectOpen = (dialog: Locator): Promise<void> =>
  expect(dialog.getByRole('heading', { level: 2 }).first()).toBeInViewport();

/** Presses beside a dialog until it closes: it listens from a moment after it has opened. */
export const clickOutside = (dialog: Locator, press: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await press();
    await expect(dialog).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

/** Opens an address whose clock only the test moves, so that delays can be proved to the millisecond. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  // Past the welcome notice.
  await page.clock.runFor(6_000);
  await expect(toast(page, 'Welcome to Workgrove')).toHaveCount(0);
}

export { expect };
