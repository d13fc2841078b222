import type { Locator, Page } from '@playwright/test';
import { keyboard, touch, type InputMethod } from './inputMethods.ts';
import { expect } from './test.ts';

const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** The means by which each way is walked. */
export const inputMethodCases = [
  { name: 'by keyboard alone', use: wide, by: keyboard },
  { name: 'by touch at 390 px', use: narrow, by: touch },
] as const;

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
export const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('button', { name, exact: true });
export const heading = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('heading', { name, exact: true });
export const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
/** A card of a list, by the title of what it shows. */
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** A dialog has gone, all of it, but for `left` others; the focus is where it was before. */
export async function expectClosed(opener: Locator, left = 0): Promise<void> {
  await expect(opener.page().locator('[role=dialog]')).toHaveCount(left);
  await expect(opener).toBeFocused();
}
export async function leaveDialog(by: InputMethod, dialog: Locator, opener: Locator): Promise<void> {
  await by.leave(dialog);
  await expectClosed(opener);
}

/** Goes on to a page from a place in a list; the browser's Back leads to the same place. */
export async function openAndGoBack(
  page: Page,
  by: InputMethod,
  link: Locator,
  there: () => Promise<void>,
): Promise<void> {
  await by.reach(link);
  const before = { url: page.url(), y: await scrolled(page) };
  await by.press(link);
  await there();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goBack();
  await expect(page).toHaveURL(before.url);
  await expect(link).toBeVisible();
  expect(
    asked.filter((path) => path === '/graphql'),
    'the list is still there',
  ).toEqual([]);
  await expect.poll(() => scrolled(page)).toBe(before.y);
}
