import type { Locator, Page } from '@playwright/test';
import { keyboard, touch, type InputMethod } from './inputMethods.ts';
import { expect } from './test.ts';

const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** The input methods that each journey test runs with. */
export const inputMethodCases = [
  { name: 'by keyboard alone', use: wide, by: keyboard },
  { name: 'by touch at 390 px', use: narrow, by: touch },
] as const;

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));
export const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('button', { name, exact: true });
export const heading = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('heading', { name, exact: true });
export const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
/** A card of a list, by its title. */
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Expects that a dialog has closed, that `remaining` others are open, and that its opener has the focus. */
export async function expectClosed(opener: Locator, remaining = 0): Promise<void> {
  await expect(opener.page().locator('[role=dialog]')).toHaveCount(remaining);
  await expect(opener).toBeFocused();
}
export async function leaveDialog(by: InputMethod, dialog: Locator, opener: Locator): Promise<void> {
  await by.closeDialog(dialog);
  await expectClosed(opener);
}

/** Opens a page from a list and goes back. Expects the same scroll position, without a refetch. */
export async function openAndGoBack(
  page: Page,
  by: InputMethod,
  link: Locator,
  expectPage: () => Promise<void>,
): Promise<void> {
  await by.reach(link);
  const before = { url: page.url(), y: await scrollPosition(page) };
  await by.press(link);
  await expectPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goBack();
  await expect(page).toHaveURL(before.url);
  await expect(link).toBeVisible();
  expect(
    requested.filter((path) => path === '/graphql'),
    'the list comes from the cache',
  ).toEqual([]);
  await expect.poll(() => scrollPosition(page)).toBe(before.y);
}
