import type { Page } from '@playwright/test';
import { pauseNotices } from '../axe.ts';
import { expect, expectOpen, toast } from '../test.ts';
import { button } from '../pageHelpers.ts';
import type { Check, Screen } from './screen.ts';

const checkMenu = async (page: Page, check: Check, name: string | RegExp, state: string) => {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await check(state);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
};

/** Menus of the shell in a wide window. */
async function checkWideShell(page: Page, check: Check): Promise<void> {
  await button(page, 'Explore').click();
  await expect(page.getByRole('navigation', { name: 'Explore' })).toBeVisible();
  await check('the Explore dropdown');
  await page.keyboard.press('Escape');
  await checkMenu(page, check, 'Account menu', 'the account menu');
  await button(page, 'Toggle side bar').click();
  await expect(page.getByRole('complementary')).toHaveCSS('width', '256px');
  await check('the expanded side bar');
  await button(page, 'Toggle side bar').click();
}

/** Panels of the shell in a narrow window. */
async function checkNarrowShell(page: Page, check: Check): Promise<void> {
  await button(page, 'Side bar: My work and messages').click();
  await expectOpen(page.getByRole('dialog', { name: 'My work and messages' }));
  await check('the side-bar sheet');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Open menu').click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await button(panel, 'Explore').click();
  await expect(panel.getByRole('link', { name: 'Projects' })).toBeVisible();
  await check('the mobile panel');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
}

/** The feed, and the states of the shell, which are checked once for all screens. */
export const feed: Screen = {
  path: '/',
  title: 'Home Feed',
  stickyColumns: true,
  also: ['/?tag=hiring', '/?filter=saved'],
  wideStates: checkWideShell,
  states: async (page, check) => {
    await checkNarrowShell(page, check);
    await page.getByRole('link', { name: 'Help' }).click();
    const welcome = page.getByRole('dialog', { name: 'Welcome to Workgrove' });
    await expectOpen(welcome);
    await check('the welcome dialog');
    await page.keyboard.press('Escape');
    await expect(welcome).toHaveCount(0);
    await checkMenu(page, check, 'Filter', 'the filter menu');
    await checkMenu(page, check, 'More about the post by Sofia Lindqvist', 'the menu of a post');

    await page.getByRole('button', { name: /^Comment on post by Idris Vale/ }).click();
    await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('textbox', { name: 'Your comment' }).fill('x'.repeat(1_001));
    await page.getByRole('textbox', { name: 'Post' }).fill('x'.repeat(3_001));
    await expect(page.getByRole('alert')).toHaveCount(2);
    await page.getByRole('button', { name: 'Like post by Idris Vale, 97 likes' }).click();
    await page.getByRole('button', { name: 'Save post by Idris Vale' }).click();
    await page.getByRole('button', { name: 'Connect with Tomás Arce' }).click();
    await button(page, 'See all news').click();
    await pauseNotices(page);
    await button(page, '#typography').click();
    await expect(toast(page, 'Following #typography')).toBeVisible();
    await page.getByRole('textbox', { name: 'Post' }).fill('');
    await page.getByRole('textbox', { name: 'Post' }).press('Control+Enter');
    await expect(toast(page, 'Cannot create empty post')).toBeVisible();
    await check('comments, errors, choices and notices');
  },
};
