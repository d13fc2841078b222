import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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

/** The rules that a theme can break; all others see the same page in both. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** No violation, in the light theme and in the dark one; the page follows the system's choice. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    // Colours change for one more frame.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const axe = new AxeBuilder({ page }).options({
      ...(colorScheme === 'light' && { rules: { 'target-size': { enabled: true } } }),
      resultTypes: ['violations'],
      preload: false,
    });
    const { violations } = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(rulesOfColour))
      // In the page itself: there are no frames whose results would have to be joined in another one.
      .setLegacyMode()
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
