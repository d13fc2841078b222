import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { installChangeTracker, type ChangeTracker } from './changeTracker.ts';
import { expect } from './test.ts';

/**
 * GOV.UK's tags but wcag2aaa: of its rules only enhanced contrast applies to what stands here, and the design
 * promises it in the high contrast mode alone. target-size is a rule of wcag22aa that axe leaves off.
 */
const tags = ['best-practice', 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Notices wait for as long as nobody can see the page: the slowest machine has the time to look at them. */
export const pauseNotices = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Of a long list, its first entries stand for all: its screen is looked at whole. */
const repeated = ['article:nth-of-type(n + 3)', 'li:nth-of-type(n + 5)', 'tr:nth-of-type(n + 4)'];

export type Theme = 'light' | 'dark';

async function expectTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(colorScheme);
  // Colours change for one more frame.
  // What follows the scroll instead of the clock stands still by itself.
  const moving = () =>
    document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

const rules: axe.RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: { 'target-size': { enabled: true } },
};

/** The rules whose answer a theme can change. */
const colors: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** How much of a page is looked at; of a state, what has changed since the last look at its document. */
export type Part = 'page' | 'state' | 'state of the shell';

/** Minified: it is sent to every document that is looked at. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Of axe's insides, which its types leave out. */
interface Rgb {
  r: number;
  g: number;
  b: number;
  alpha: number;
}
interface Colors {
  color: { Color: { prototype: Rgb & { parseString: (text: string) => Rgb } } };
}

/** Runs in the page: axe reads the few colours of a page anew for each text, which was a third of its time. */
function rememberColors(): void {
  const { axe: inPage } = window as unknown as { axe: { commons: Colors } };
  const { prototype } = inPage.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Rgb>();
  prototype.parseString = function parseOnce(text) {
    const { r, g, b, alpha } = known.get(text) ?? parse.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

/**
 * What axe finds in a page, a line each; it is fetched into a document once. `again` looks at the same parts as the
 * last look, for their colours alone.
 */
export async function findViolations(page: Page, asked: Part, again = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(rememberColors);
    await installChangeTracker(page);
  }
  const look = { part: asked, entries: repeated, options: again ? colors : rules, recall: again };
  return page.evaluate(async ({ part, entries, options, recall }: typeof look) => {
    const { axe: inPage, lastLook } = window as unknown as { axe: typeof axe; lastLook: ChangeTracker };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    // What lies behind a dialog is out of reach.
    const over = part === 'page' ? [] : all('[aria-modal=true], [data-sonner-toaster]');
    const covered = over.some((element) => element.hasAttribute('aria-modal'));
    const shell = part === 'state' ? all('header, aside, footer').filter((one) => !one.closest('main')) : [];
    const include = covered ? over : [document.documentElement];
    const unchanged = recall ? lastLook.unchanged : lastLook.findUnchanged(include);
    // Nothing is left to be looked at.
    if (part !== 'page' && include.every((one) => unchanged.includes(one))) return [];
    const passed = [...shell, ...entries.flatMap(all), ...unchanged];
    const { violations } = await inPage.run(
      { include, exclude: part === 'page' ? [] : passed },
      { ...options, resultTypes: ['violations'], preload: false },
    );
    lastLook.remember();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, look);
}

/** No violation in a page, or in a state of one that was looked at whole before. */
export async function expectNoViolations(
  page: Page,
  name: string,
  theme: Theme = 'light',
  part: Part = 'page',
): Promise<void> {
  await expectTheme(page, theme);
  expect(await findViolations(page, part), `${name}, ${theme}`).toEqual([]);
}

/** The other theme's colours do as well, in what the last look has looked at. */
export async function expectNoColorViolations(
  page: Page,
  name: string,
  theme: Theme,
  part: Part,
): Promise<void> {
  await expectTheme(page, theme);
  expect(await findViolations(page, part, true), `${name}, ${theme}`).toEqual([]);
}
