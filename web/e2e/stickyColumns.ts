import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Returns the number of sticky columns, and those whose end is below the window although it could be visible: at a scroll
 * position between the first one that shows the column's end and the end of the page.
 */
const findHiddenEnds = (page: Page) =>
  page.evaluate(() => {
    const columns = [...document.querySelectorAll('main *')].filter(
      (element) =>
        getComputedStyle(element).position === 'sticky' &&
        element.clientHeight > 0 &&
        !element.matches('[data-pinned], table *'),
    );
    const hidden = columns.flatMap((column) => {
      scrollTo(0, 0);
      const first = Math.max(0, column.getBoundingClientRect().bottom - innerHeight);
      const last = document.documentElement.scrollHeight - innerHeight;
      return [0, 0.25, 0.5, 0.75, 1]
        .map((part) => Math.ceil(first + part * Math.max(0, last - first)))
        .filter((y) => {
          scrollTo(0, y);
          return column.getBoundingClientRect().bottom > innerHeight + 1;
        })
        .map((y) => `${column.className} at ${y}`);
    });
    return { count: columns.length, hidden };
  });

/** The last one is the window of the checks that follow. Each change of the size takes 0.1 s of processor time. */
const windows = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

/** Expects that the end of every sticky column stays visible, up to the end of the page. Returns whether there is one. */
export async function expectColumnEndsVisible(page: Page): Promise<boolean> {
  let found = false;
  for (const size of windows) {
    await page.setViewportSize(size);
    const { count, hidden } = await findHiddenEnds(page);
    expect(hidden, `${size.width} px`).toEqual([]);
    found ||= count > 0;
  }
  return found;
}
