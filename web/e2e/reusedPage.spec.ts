import type { Page } from '@playwright/test';
import { createReusedPage } from './reusedPage.ts';
import { expect, test } from './test.ts';

const viewport = { width: 1440, height: 900 };

/** Does to a page all that a test may do. */
async function leaveTraces(page: Page, heard: string[]): Promise<void> {
  page.on('request', () => heard.push('request'));
  page.on('response', () => heard.push('response'));
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

/** What a page, led to an address, tells of those who had it before. */
async function lookAt(page: Page) {
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

test('A kept page is given to the next test as a new one is', async ({ browser, baseURL }) => {
  const unused = await browser.newContext({ baseURL: baseURL!, viewport });
  const fresh = await lookAt(await unused.newPage());
  await unused.close();
  const kept = createReusedPage(browser);
  const heard: string[] = [];
  const page = await kept.take(baseURL!, viewport, false);
  await leaveTraces(page, heard);
  const used = await lookAt(page);
  for (const [name, value] of Object.entries(fresh))
    expect(used[name as keyof typeof used], `${name} bears a trace`).not.toEqual(value);
  await kept.release();
  heard.length = 0;
  expect(await kept.take(baseURL!, viewport, false)).toBe(page);
  expect(await lookAt(page)).toEqual(fresh);
  expect(heard).toEqual([]);

  await test.step('and, where a first visit is wanted, with no file of ours', async () => {
    const fromCache = async (cold: boolean) => {
      await kept.release();
      await kept.take(baseURL!, viewport, cold);
      await page.goto('/terms', { waitUntil: 'networkidle' });
      return page.evaluate(() => {
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return files.filter(({ transferSize }) => transferSize === 0).length / files.length;
      });
    };
    // The first visit brings what only this page has.
    await fromCache(false);
    expect(await fromCache(false)).toBe(1);
    expect(await fromCache(true)).toBe(0);
  });
  await kept.close();
});
