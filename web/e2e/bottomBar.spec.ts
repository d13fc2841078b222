import type { Locator, Page } from '@playwright/test';
import { button } from './pageHelpers.ts';
import { expect, expectOpen, open, openWithoutWelcome, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Places' });
const box = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

test('below 768 px a bottom bar leads to the main places, above the end of the page and below other bars', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/');

  await test.step('it shows below 768 px, but not in a low window', async () => {
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    for (const [width, height, shown] of [
      [767, 480, true],
      [767, 479, false],
      [768, 844, false],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(bar(page)).toBeVisible({ visible: shown });
      // The top bar has the messages where the bottom bar is missing.
      await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toBeVisible({
        visible: !shown,
      });
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('the end of the page is above it', async () => {
    await toEnd(page);
    const footer = await box(page.getByRole('contentinfo'));
    expect(footer.bottom).toBeLessThanOrEqual((await box(bar(page))).top + 0.5);
  });

  await test.step('its links lead to their screens and mark the current one', async () => {
    for (const [name, path] of [
      ['Jobs', '/jobs'],
      ['Network', '/network'],
      [/^Messages/, '/messages'],
      ['Profile', '/profile'],
      ['Feed', '/'],
    ] as const) {
      const link = bar(page).getByRole('link', { name });
      const { width, height } = await box(link);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await link.tap();
      await expect(page).toHaveURL(path);
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
  });

  await test.step('bars of a screen are above it', async () => {
    await open(page, '/gigs/gig-usability-review');
    const buy = await box(page.locator('.buy-bar'));
    expect(buy.bottom).toBeCloseTo((await box(bar(page))).top, 0);
    await open(page, '/creator-dashboard/create');
    const publish = await box(button(page, 'Publish Product'));
    expect(publish.bottom).toBeLessThanOrEqual((await box(bar(page))).top);
  });
});

test('MS-13 on a phone the message field is above the bottom bar, also with a long draft', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/messages?contact=contact-idris-vale');
  const form = page.getByRole('form', { name: 'Write a message' });
  const field = page.getByRole('textbox', { name: 'Message Idris Vale' });
  const log = page.getByRole('log');
  for (const draft of ['', 'A word and another. '.repeat(60)]) {
    await field.fill(draft);
    await page.evaluate(() => scrollTo(0, 0));
    const [write, places, messages] = await Promise.all([box(form), box(bar(page)), box(log)]);
    expect(write.bottom).toBeLessThanOrEqual(places.top + 0.5);
    expect(messages.bottom).toBeLessThanOrEqual(write.top + 0.5);
  }
});

test('JB-18 a phone shows the whole first job when the job board opens', async ({ page }) => {
  await open(page, '/jobs');
  const first = page.getByRole('article').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  expect((await box(first)).bottom).toBeLessThanOrEqual((await box(bar(page))).top);
});

test('the two buttons of the top bar show different icons and say what they open', async ({ page }) => {
  await openWithoutWelcome(page, '/');
  const banner = page.getByRole('banner');
  await expect(banner).toMatchAriaSnapshot(`
    - banner:
      - 'button "Side bar: My work and messages"'
      - link "Workgrove home"
      - link "Search"
      - link "Notifications, 3 unread"
      - button "Toggle theme"
      - button "Open menu"
  `);
  await expect(button(banner, 'Side bar: My work and messages').locator('.avatar')).toBeVisible();
  await button(banner, 'Side bar: My work and messages').tap();
  await expectOpen(page.getByRole('dialog', { name: 'My work and messages' }));
});

test.describe('without scripts', () => {
  test.use({ ownPage: true, javaScriptEnabled: false });
  test('the links of the bottom bar work without scripts', async ({ page }) => {
    await page.goto('/');
    await bar(page).getByRole('link', { name: 'Jobs' }).tap();
    await expect(page).toHaveURL('/jobs');
    await expect(bar(page).getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
  });
});
