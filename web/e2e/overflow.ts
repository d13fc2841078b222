import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Elements that visibly extend over the right edge. Clipped overflow is harmless. */
export const findHorizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    // The layer of a dialog clips a dialog that is wider than the window, which hides a part of it.
    const holdsDialog = (element: Element) => element.querySelector(':scope > [role=dialog]') !== null;
    const clipped = (element: Element | null): boolean =>
      element !== null &&
      !holdsDialog(element) &&
      (/hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowX) || clipped(element.parentElement));
    const over = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > edge + 0.5 && !clipped(element.parentElement);
    });
    return {
      page: document.documentElement.scrollWidth - edge,
      parts: over.map((element) => element.outerHTML.slice(0, 120)),
    };
  });

/** Expects no horizontal scrolling, once panels have slid in. */
export const expectNoHorizontalOverflow = (page: Page, state?: string): Promise<void> =>
  expect
    .poll(() => findHorizontalOverflow(page), { message: state ?? 'the page', intervals: [20, 100] })
    .toEqual({ page: 0, parts: [] });

/**
 * Expects no element that clips its content at the bottom. Line clamps end in an ellipsis and are allowed, and so are
 * pictures, which grow within their frame under the pointer.
 */
export const expectNothingClipped = async (page: Page, state: string): Promise<void> =>
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('main *:not(.sr-only, .art)')]
        .filter((element) => {
          const { overflowY, webkitLineClamp } = getComputedStyle(element);
          return (
            /hidden|clip/.test(overflowY) &&
            webkitLineClamp === 'none' &&
            element.getClientRects().length > 0 &&
            element.scrollHeight > element.clientHeight + 2
          );
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    ),
    state,
  ).toEqual([]);
