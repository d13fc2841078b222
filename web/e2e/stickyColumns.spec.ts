import type { Page } from '@playwright/test';
import { screens } from './screens/table.ts';
import { expect, notFoundLine, open, test } from './test.ts';

test.use({ expectedConsole: notFoundLine });

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

test('the end of every sticky column stays visible, up to the end of the page', async ({ page }) => {
  const withColumns: string[] = [];
  for (const { path } of screens)
    await test.step(path, async () => {
      await open(page, path);
      for (const size of [
        { width: 1440, height: 900 },
        { width: 1280, height: 720 },
      ]) {
        await page.setViewportSize(size);
        const { count, hidden } = await findHiddenEnds(page);
        expect(hidden, `${path} at ${size.width} px`).toEqual([]);
        if (count > 0 && !withColumns.includes(path)) withColumns.push(path);
      }
    });
  expect(withColumns).toEqual(
    expect.arrayContaining(['/', '/jobs', '/creator-dashboard/create', '/terms', '/projects']),
  );
});
