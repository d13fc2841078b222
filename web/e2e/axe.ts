import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { installChangeTracker, type ChangeTracker } from './changeTracker.ts';
import { expect } from './test.ts';

/**
 * GOV.UK's tags without wcag2aaa. Of those rules only enhanced contrast applies here, and the design guarantees it only
 * in high contrast mode. target-size is a rule of wcag22aa that axe disables by default.
 */
const tags = ['best-practice', 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Sets the page to hidden, which pauses the timers of toasts, so slow machines can check them. */
export const pauseNotices = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Rows of long lists after the first ones. A check of a state skips them; a check of a page includes them. */
const repeated = ['article:nth-of-type(n + 3)', 'li:nth-of-type(n + 5)', 'tr:nth-of-type(n + 4)'];

export type Theme = 'light' | 'dark';

async function expectTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(colorScheme);
  // Colours change for one more frame. Scroll-driven animations do not run by time.
  const moving = () =>
    document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

const rules: axe.RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: { 'target-size': { enabled: true } },
};

/** The rules whose result depends on the theme. */
const colors: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Scope of a check. A state is checked only where it changed since the last check of its document. */
export type Part = 'page' | 'state' | 'state of the shell';

/** Minified, since every checked document receives it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Part of axe's internals, which its types omit. */
interface Rgb {
  r: number;
  g: number;
  b: number;
  alpha: number;
}
interface Colors {
  color: { Color: { prototype: Rgb & { parseString: (text: string) => Rgb } } };
}

/** Runs in the page. Caches parsed colours: axe parses them again for each text, which took a third of its time. */
function cacheColors(): void {
  const { axe: inPage } = window as unknown as { axe: { commons: Colors } };
  const { prototype } = inPage.commons.color.Color;
  const parse = prototype.parseString;
  const parsed = new Map<string, Rgb>();
  prototype.parseString = function parseOnce(text) {
    const { r, g, b, alpha } = parsed.get(text) ?? parse.call(this, text);
    parsed.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

/**
 * Returns the violations that axe finds, one line each. Each document loads axe once. With `colorsOnly` it checks the same
 * parts as the last check, but only their colours.
 */
export async function findViolations(page: Page, scope: Part, colorsOnly = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(cacheColors);
    await installChangeTracker(page);
  }
  const check = { part: scope, entries: repeated, options: colorsOnly ? colors : rules, reuse: colorsOnly };
  return page.evaluate(async ({ part, entries, options, reuse }: typeof check) => {
    const { axe: inPage, changeTracker } = window as unknown as {
      axe: typeof axe;
      changeTracker: ChangeTracker;
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    // The page behind a modal dialog is inert.
    const overlays = part === 'page' ? [] : all('[aria-modal=true], [data-notices]');
    const isModal = overlays.some((element) => element.hasAttribute('aria-modal'));
    const shell =
      part === 'state' ? all('header, aside, footer').filter((element) => !element.closest('main')) : [];
    const include = isModal ? overlays : [document.documentElement];
    const unchanged = reuse ? changeTracker.unchanged : changeTracker.findUnchanged(include);
    // Nothing has changed.
    if (part !== 'page' && include.every((element) => unchanged.includes(element))) return [];
    const checked = [...shell, ...entries.flatMap(all), ...unchanged];
    const { violations } = await inPage.run(
      { include, exclude: part === 'page' ? [] : checked },
      { ...options, resultTypes: ['violations'], preload: false },
    );
    changeTracker.reset();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, check);
}

/** Expects no violation in a page, or in a state of a page that was checked before. */
export async function expectNoViolations(
  page: Page,
  name: string,
  theme: Theme = 'light',
  part: Part = 'page',
): Promise<void> {
  await expectTheme(page, theme);
  expect(await findViolations(page, part), `${name}, ${theme}`).toEqual([]);
}

/** Expects no colour violation in the other theme, in the parts of the last check. */
export async function expectNoColorViolations(
  page: Page,
  name: string,
  theme: Theme,
  part: Part,
): Promise<void> {
  await expectTheme(page, theme);
  expect(await findViolations(page, part, true), `${name}, ${theme}`).toEqual([]);
}
