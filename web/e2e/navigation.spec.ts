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

test('SH-15 SH-16 SH-22 SH-23 SS-13 SS-14 skip link, dropdowns and account menu work by keyboard', async ({
  page,
}) => {
  await open(page, '/');
  const { explore, more, exploreList, moreList } = parts(page);

  await test.step('the skip link is the first tab stop and skips the navigation', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused();
  });

  await test.step('Enter, Space and the down arrow open a dropdown, Escape closes it', async () => {
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await explore.focus();
      await page.keyboard.press(key);
      await expect(exploreList).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(exploreList.getByRole('link', { name: /^Jobs/ })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(exploreList).toBeHidden();
      await expect(explore).toBeFocused();
    }
  });

  await test.step('Tab moves through it and to the next link', async () => {
    await page.keyboard.press('Enter');
    for (const name of [/^Jobs/, /^Gigs/, /^Projects/]) {
      await page.keyboard.press('Tab');
      await expect(exploreList.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Network' })).toBeFocused();
    await expect(exploreList).toBeHidden();
  });

  await test.step('a click outside closes it', async () => {
    await explore.press('Enter');
    await expect(exploreList).toBeVisible();
    await page.getByRole('region', { name: 'Latest News' }).getByRole('heading').click();
    await expect(exploreList).toBeHidden();
  });

  const account = page.getByRole('button', { name: 'Account menu' });
  const item = (name: RegExp) => page.getByRole('menuitem', { name });
  await test.step('the account menu supports arrows, letters and Escape', async () => {
    await account.press('Enter');
    await expect(item(/^View Profile/)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(/^Dashboard/)).toBeFocused();
    await page.keyboard.press('End');
    await expect(item(/^Log out/)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(/^View Profile/)).toBeFocused();
    await page.keyboard.press('h');
    await expect(item(/^Halden Works/)).toBeFocused();
    await expect(item(/^Halden Works/)).toHaveAttribute('href', '/companies/company-halden-works');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(account).toBeFocused();
  });

  await test.step('Tab and a click outside close it', async () => {
    await page.keyboard.press('Enter');
    await expect(item(/^View Profile/)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: 'Filter' })).not.toBeFocused();
    await expect(account).not.toBeFocused();
    await account.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.getByRole('heading', { name: 'Home Feed' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  await test.step('a link of a dropdown navigates and closes it', async () => {
    await more.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(moreList.getByRole('link', { name: /^Companies/ })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(more).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/companies');
    await expect(moreList).toBeHidden();
  });
});

test('SH-13 RT-28 navigation sets title, focus and announcement; the shell stays, and Back restores the feed', async ({
  page,
}) => {
  await pauseNoticesFromStart(page);
  await open(page, '/');
  await expect(page).toHaveTitle('Home Feed · Workgrove');
  await expect(toast(page, 'Welcome to Workgrove')).toHaveCount(1);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Feed' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await page.getByRole('complementary').getByRole('link', { name: 'My Gigs' }).click();
  await expect(page).toHaveTitle('Gigs · Workgrove');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Gigs · Workgrove' })).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Feed' })).not.toHaveAttribute('aria-current');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(toast(page, 'Welcome to Workgrove'), 'no second welcome').toHaveCount(1);
  await page.getByRole('link', { name: 'Workgrove home' }).click();
  await expect(page).toHaveTitle('Home Feed · Workgrove');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/gigs?tab=mine');
  await expect(page).toHaveTitle('Gigs · Workgrove');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
