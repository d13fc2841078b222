import type { Page } from '@playwright/test';
import { pauseRequests } from './pauseRequests.ts';
import { pushPath } from './navigateTo.ts';
import { screens } from './screens/table.ts';
import { expect, openWithoutWelcome, test } from './test.ts';

/** What a card has told is drawn: the longest and the shortest of a kind, of which the lists before them have told. */
const told = [
  { path: '/companies/company-claymere-bank', title: 'Claymere Bank' },
  { path: '/shop?category=courses', title: 'Shop' },
  { path: '/shop/course-typed-apis', title: 'Typed APIs from schema to screen' },
  { path: '/search?q=design', title: 'design · Search' },
  { path: '/profile/person-katya-morozova', title: 'Katya Morozova' },
  // From one thing to another of its kind.
  { path: '/profile/person-noor-siddiqui', title: 'Noor Siddiqui' },
];
/** Where a link of a screen leads, before any other screen could have told of it. */
const led: Readonly<Record<string, typeof told>> = {
  // The byline of a post.
  '/': [{ path: '/profile/person-wanjiru-kamau', title: 'Wanjiru Kamau' }],
  // Whom the job is for.
  '/jobs/job-motion-designer': [{ path: '/companies/company-fernbank-studio', title: 'Fernbank Studio' }],
};
const seen = [
  ...screens
    // Without words the search shows what the feed has told.
    .filter(({ alone, path, status }) => !alone && path !== '/search' && status !== 404)
    .flatMap((screen) => [screen, ...(led[screen.path] ?? [])]),
  ...told,
];

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const shape = 'main .skeleton, main .shape';
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** At both widths, and wide again. */
async function heightsOf(page: Page) {
  const atWide = await heightOf(page);
  await page.setViewportSize(narrow);
  const atNarrow = await heightOf(page);
  await page.setViewportSize(wide);
  return [atWide, atNarrow];
}

test.use({ ownPage: true, viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

test('skeletons are about as high as their pages, at 1440 and at 390 px', async ({ page }) => {
  // The client's patience ends after ten seconds, in which a slow machine does not measure a skeleton.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await openWithoutWelcome(page, '/terms');
  const shown: string[] = [];
  for (const { path, title } of seen)
    await test.step(path, async () => {
      const release = await pauseRequests(page, /\/graphql$/);
      await pushPath(page, path);
      const waiting = page.locator(shape).first();
      const complete = `${title} · Workgrove`;
      await expect
        .poll(async () => (await waiting.count()) > 0 || (await page.title()) === complete)
        .toBe(true);
      const skeleton = (await waiting.count()) > 0 ? await heightsOf(page) : undefined;
      release();
      await expect(page).toHaveTitle(complete);
      await expect(page.locator(shape)).toHaveCount(0);
      await page.unroute(/\/graphql$/);
      if (!skeleton) return;
      shown.push(path);
      await expect
        .poll(
          async () => {
            const loaded = await heightsOf(page);
            return Math.max(...skeleton.map((height, i) => Math.abs(height / loaded[i]! - 1)));
          },
          { message: `the skeleton of ${path} is ${skeleton.join(' and ')} px high, its page about as much` },
        )
        .toBeLessThan(0.12);
    });
  expect(
    seen.map(({ path }) => path).filter((path) => !shown.includes(path)),
    'screens without data',
  ).toEqual(['/terms', '/privacy']);
});
