import type { Page } from '@playwright/test';
import { createReusedPage } from './reusedPage.ts';
import { expect, test } from './test.ts';

const viewport = { width: 1440, height: 900 };

/** Changes everything about a page that a test may change. */
async function leaveTraces(page: Page, events: string[]): Promise<void> {
  page.on('request', () => events.push('request'));
  page.on('response', () => events.push('response'));
  await page.addInitScript(() => Object.assign(window, { trace: true }));
  await page.route('/privacy', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Ours</title><button>' }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', media: 'print' });
  await page.context().grantPermissions(['clipboard-read']);
  await page.context().newPage();
  await page.goto('/terms');
  await page.evaluate(() => {
    localStorage.setItem('trace', '1');
    sessionStorage.setItem('trace', '1');
    document.cookie = 'trace=1; path=/';
  });
  await page.goto('/privacy');
  await page.getByRole('button').hover();
}

/** Opens an address and returns every state that an earlier test could have changed. */
async function readState(page: Page) {
  if (!page.url().endsWith('/privacy')) await page.goto('/privacy');
  const inside = await page.evaluate(async () => ({
    title: document.title,
    trace: 'trace' in window,
    local: localStorage.getItem('trace'),
    session: sessionStorage.getItem('trace'),
    cookie: document.cookie,
    media: ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', 'print']
      .filter((query) => matchMedia(query).matches)
      .join(),
    width: innerWidth,
    back: history.length,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    hovered: document.querySelector('a:hover, button:hover')?.tagName,
  }));
  return { ...inside, pages: page.context().pages().length };
}

test('The reused page is in the state of a new page for each test', async ({ browser, baseURL }) => {
  const unused = await browser.newContext({ baseURL: baseURL!, viewport });
  const fresh = await readState(await unused.newPage());
  await unused.close();
  const reused = createReusedPage(browser);
  const events: string[] = [];
  const page = await reused.acquire(baseURL!, viewport, false);
  await leaveTraces(page, events);
  const used = await readState(page);
  for (const [name, value] of Object.entries(fresh))
    expect(used[name as keyof typeof used], `the test changes ${name}`).not.toEqual(value);
  await reused.release();
  events.length = 0;
  expect(await reused.acquire(baseURL!, viewport, false)).toBe(page);
  expect(await readState(page)).toEqual(fresh);
  expect(events).toEqual([]);

  await test.step('cold: the browser cache is empty', async () => {
    const loadFiles = async (cold: boolean) => {
      await reused.release();
      await reused.acquire(baseURL!, viewport, cold);
      await page.goto('/terms', { waitUntil: 'networkidle' });
      const files = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
          ({ name, transferSize }) => ({ name, cached: transferSize === 0 }),
        ),
      );
      expect(files.length).toBeGreaterThan(5);
      return files;
    };
    // The first visit fills the cache. A slow visit may end before a file that loads when the page is idle.
    const filled = new Set((await loadFiles(false)).map(({ name }) => name));
    const again = (await loadFiles(false)).filter(({ name }) => filled.has(name));
    expect(again.filter(({ cached }) => !cached)).toEqual([]);
    expect((await loadFiles(true)).filter(({ cached }) => cached)).toEqual([]);
  });
  await reused.close();
});
