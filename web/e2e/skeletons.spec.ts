import type { Page } from '@playwright/test';
import { pauseRequests } from './pauseRequests.ts';
import { pushPath } from './navigateTo.ts';
import { screens } from './screens/table.ts';
import { expect, openWithoutWelcome, test } from './test.ts';

/** Pages whose skeletons use data of cards on earlier screens: the longest and the shortest of each kind. */
const afterCards = [
  { path: '/companies/company-claymere-bank', title: 'Claymere Bank' },
  { path: '/shop?category=courses', title: 'Shop' },
  { path: '/shop/course-typed-apis', title: 'Typed APIs from schema to screen' },
  { path: '/search?q=design', title: 'design · Search' },
  { path: '/profile/person-katya-morozova', title: 'Katya Morozova' },
  // From one profile to another.
  { path: '/profile/person-noor-siddiqui', title: 'Noor Siddiqui' },
];
/** Targets of links on a screen, opened before any other screen could load their data. */
const linkTargets: Readonly<Record<string, typeof afterCards>> = {
  // The byline of a post.
  '/': [{ path: '/profile/person-wanjiru-kamau', title: 'Wanjiru Kamau' }],
  // The company of the job.
  '/jobs/job-motion-designer': [{ path: '/companies/company-fernbank-studio', title: 'Fernbank Studio' }],
};
const visited = [
  ...screens
    // Without search words this screen shows data of the feed.
    .filter(({ withoutShell, path, status }) => !withoutShell && path !== '/search' && status !== 404)
    .flatMap((screen) => [screen, ...(linkTargets[screen.path] ?? [])]),
  ...afterCards,
];

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const shape = 'main .skeleton, main .shape';
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Page heights at both widths. Leaves the window wide. */
async function heightsOf(page: Page) {
  const atWide = await heightOf(page);
  await page.setViewportSize(narrow);
  const atNarrow = await heightOf(page);
  await page.setViewportSize(wide);
  return [atWide, atNarrow];
}

test.use({ ownPage: true, viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

test('the height of skeletons differs by less than 12 % from their pages, at 1440 and at 390 px', async ({
  page,
}) => {
  // Removes the client's timeout of 10 s, which is too short to measure a skeleton on a slow machine.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
    // A script of a test counts as input. After one, the contract in the tab would answer instead of the paused server.
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });
  await openWithoutWelcome(page, '/terms');
  const shown: string[] = [];
  for (const { path, title } of visited)
    await test.step(path, async () => {
      const release = await pauseRequests(page, /\/graphql$/);
      await pushPath(page, path);
      const placeholder = page.locator(shape).first();
      const complete = `${title} · Workgrove`;
      await expect
        .poll(async () => (await placeholder.count()) > 0 || (await page.title()) === complete)
        .toBe(true);
      const skeleton = (await placeholder.count()) > 0 ? await heightsOf(page) : undefined;
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
    visited.map(({ path }) => path).filter((path) => !shown.includes(path)),
    'screens without data',
  ).toEqual(['/terms', '/privacy']);
});
