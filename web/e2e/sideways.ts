import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What reaches over the right edge, as far as it is seen: clipped overflow does no harm. */
export const findSideways = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const clipped = (element: Element | null): boolean =>
      element !== null &&
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

/** Nothing has to be scrolled sideways to be seen. */
export const expectNothingSideways = async (page: Page, state?: string): Promise<void> =>
  expect(await findSideways(page), state).toEqual({ page: 0, parts: [] });
