import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

/**
 * GOV.UK's tags but wcag2aaa: of its rules only enhanced contrast applies to what stands here, and the design
 * promises it in the high contrast mode alone. target-size is a rule of wcag22aa that axe leaves off.
 */
const tags = ['best-practice', 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Notices wait for as long as nobody can see the page: the slowest machine has the time to look at them. */
export const holdNotices = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Of a long list, its first entries stand for all: what follows was looked at when the screen was opened. */
const repeated = ['article:nth-of-type(n + 3)', 'li:nth-of-type(n + 5)', 'tr:nth-of-type(n + 4)'];

type Theme = 'light' | 'dark';

async function expectTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(colorScheme);
  // Colours change for one more frame.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

type Rules = Pick<axe.RunOptions, 'runOnly' | 'rules'>;
type Look = Rules & { exclude: string[] };

/** What axe finds in the page, a line each; it is fetched into a document once. */
async function find(page: Page, look: Look): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ exclude, ...rules }: Look) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(
      { include: [document], exclude: exclude.map((selector) => [selector]) },
      { ...rules, resultTypes: ['violations'], preload: false },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, look);
}

/** The rules that a theme can break; all others see the same page in both. */
const ofColour: Rules = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
const all: Rules = { runOnly: { type: 'tag', values: tags }, rules: { 'target-size': { enabled: true } } };

/** No violation on the whole page, in the light theme and, as far as colours go, in the dark one. */
export async function expectNoViolations(page: Page, state: string, dark = true): Promise<void> {
  if (dark) {
    await expectTheme(page, 'dark');
    expect(await find(page, { ...ofColour, exclude: [] }), `${state}, dark`).toEqual([]);
  }
  await expectTheme(page, 'light');
  expect(await find(page, { ...all, exclude: [] }), `${state}, light`).toEqual([]);
}

/** No violation in a state of a page that was looked at whole before; another visit has the other theme. */
export async function expectNoViolationsInState(page: Page, state: string, theme: Theme): Promise<void> {
  await expectTheme(page, theme);
  expect(await find(page, { ...all, exclude: repeated }), `${state}, ${theme}`).toEqual([]);
}
