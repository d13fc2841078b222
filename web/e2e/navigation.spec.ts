import type { Page } from '@playwright/test';
import { expect, pauseNoticesFromStart, open, openWithClock, test, toast } from './test.ts';

// A page cannot remove an installed clock.
test.use({ ownPage: true });

const parts = (page: Page) => ({
  explore: page.getByRole('button', { name: 'Explore' }),
  more: page.getByRole('button', { name: 'More', exact: true }),
  exploreList: page.getByRole('navigation', { name: 'Explore' }),
  moreList: page.getByRole('navigation', { name: 'More' }),
});
/** Moves the pointer to an empty area far from the top bar. */
const movePointerAway = (page: Page) => page.mouse.move(1430, 890);

test('SS-15 SS-16 dropdowns open and close on hover with exact delays', async ({ page }) => {
  await openWithClock(page, '/');
  const { explore, more, exploreList, moreList } = parts(page);

  await test.step('a pointer that passes over opens nothing', async () => {
    await explore.hover();
    await page.clock.runFor(150);
    await movePointerAway(page);
    await page.clock.runFor(1_000);
    expect(await exploreList.isVisible()).toBe(false);
    await expect(explore).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a dropdown opens after 200 ms of hover', async () => {
    await explore.hover();
    await page.clock.runFor(199);
    expect(await exploreList.isVisible()).toBe(false);
    await page.clock.runFor(1);
    await expect(exploreList.getByRole('link')).toHaveText([/^Jobs/, /^Gigs/, /^Projects/]);
    await expect(explore).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('the pointer may move from the button into the list', async () => {
    await exploreList.getByRole('link', { name: /^Projects/ }).hover();
    await page.clock.runFor(1_000);
    await expect(exploreList).toBeVisible();
  });

  await test.step('the list closes 150 ms after the pointer has left', async () => {
    await movePointerAway(page);
    await page.clock.runFor(149);
    expect(await exploreList.isVisible()).toBe(true);
    await page.clock.runFor(1);
    await expect(exploreList).toBeHidden();
  });

  await test.step('next to an open dropdown the other opens at once', async () => {
    await page.clock.runFor(1_000);
    await explore.hover();
    await page.clock.runFor(200);
    await expect(exploreList).toBeVisible();
    await more.hover();
    await page.clock.runFor(20);
    await expect(moreList.getByRole('link')).toHaveText([/^Companies/, /^Shop/, /^Agency/]);
    await page.clock.runFor(200);
    await expect(exploreList).toBeHidden();
  });

  await test.step('a dropdown also opens at once for 300 ms after one has closed', async () => {
    await movePointerAway(page);
    await page.clock.runFor(150);
    await expect(moreList).toBeHidden();
    await page.clock.runFor(280);
    await explore.hover();
    await page.clock.runFor(20);
    await expect(exploreList, 'within 300 ms').toBeVisible();

    await movePointerAway(page);
    await page.clock.runFor(150);
    await expect(exploreList).toBeHidden();
    await page.clock.runFor(320);
    await more.hover();
    await page.clock.runFor(199);
    expect(await moreList.isVisible(), 'after more than 300 ms').toBe(false);
    await page.clock.runFor(1);
    await expect(moreList).toBeVisible();
  });
});

test('the skip link shows with the focus, and Tab moves through a dropdown to the link after it', async ({
  page,
}) => {
  await open(page, '/');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused();

  const { explore, exploreList } = parts(page);
  await explore.press('Enter');
  for (const name of [/^Jobs/, /^Gigs/, /^Projects/]) {
    await page.keyboard.press('Tab');
    await expect(exploreList.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Network' })).toBeFocused();
  await expect(exploreList).toBeHidden();

  const account = page.getByRole('button', { name: 'Account menu' });
  await account.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^View Profile/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Filter' })).not.toBeFocused();
  await expect(account).not.toBeFocused();
});

test('SH-13 RT-28 a new screen starts at the top without a second welcome, and Back restores the position', async ({
  page,
}) => {
  await pauseNoticesFromStart(page);
  await open(page, '/');
  await expect(toast(page, 'Welcome to Workgrove')).toHaveCount(1);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await page.getByRole('complementary').getByRole('link', { name: 'My Gigs' }).click();
  await expect(page).toHaveTitle('Gigs · Workgrove');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(toast(page, 'Welcome to Workgrove'), 'no second welcome').toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
