import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

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
