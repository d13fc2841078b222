import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * In a window below 768 px: letters of fields have 16 px, or a phone would zoom in; what is pressed reaches 44 px, or a
 * label or the card that it covers does for it. Links within the words of a paragraph may be as high as those.
 */
export const expectTouchTargetSize = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(() => {
      const boxes = 'input[type=checkbox], input[type=radio], input[type=file]';
      const shown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('[inert], [aria-hidden=true], .sr-only') === null &&
        element.getBoundingClientRect().width > 1;
      const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);
      const small = all(`input:not(${boxes}), select, textarea`).filter(
        (field) => parseFloat(getComputedStyle(field).fontSize) < 16,
      );
      const narrow = all(
        'button, input, select, textarea, summary, nav a, a:is(.btn, .chip, .tab, .reach), main a:not(p a)',
      ).filter((control) => {
        if (control.matches('.stretched-link')) return false;
        const { width, height } = (
          control.matches(boxes) ? (control.closest('label') ?? control) : control
        ).getBoundingClientRect();
        const { content, position, ...reach } = getComputedStyle(control, '::before');
        const reaches = content !== 'none' && position === 'absolute';
        const most = (drawn: number, length: string) =>
          Math.max(drawn, reaches ? parseFloat(length) || 0 : 0);
        // Half a pixel is lost where a row is divided.
        return most(width, reach.width) < 43.5 || most(height, reach.height) < 43.5;
      });
      return [...small, ...narrow].map((element) => element.outerHTML.slice(0, 160));
    }),
    'fields and controls fit a thumb',
  ).toEqual([]);

/**
 * In a window below 768 px: no two controls reach over each other, so that a thumb between two presses the nearer one.
 * What is drawn over another control, as the bar of a form or the button in a field, is meant to be.
 */
export const expectTouchTargetsApart = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(() => {
      const overlap = (a: DOMRect, b: DOMRect) =>
        Math.min(
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        );
      const controls = [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
        .filter(
          (control) =>
            control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !control.matches('.stretched-link') &&
            control.closest('[inert], [aria-hidden=true], .sr-only, [data-pinned]') === null,
        )
        .map((control) => {
          const drawn = control.getBoundingClientRect();
          const { content, position, width, height } = getComputedStyle(control, '::before');
          const reaches = content !== 'none' && position === 'absolute';
          const wide = reaches ? Math.max(drawn.width, parseFloat(width) || 0) : drawn.width;
          const high = reaches ? Math.max(drawn.height, parseFloat(height) || 0) : drawn.height;
          const [left, top] = [drawn.x + (drawn.width - wide) / 2, drawn.y + (drawn.height - high) / 2];
          return { control, drawn, reach: new DOMRect(left, top, wide, high) };
        });
      return controls.flatMap((one, i) =>
        controls
          .slice(i + 1)
          .filter((other) => overlap(one.reach, other.reach) > 1 && overlap(one.drawn, other.drawn) <= 0)
          .map((other) => [one, other].map(({ control }) => control.outerHTML.slice(0, 160)).join(' and ')),
      );
    }),
    'no control reaches over another',
  ).toEqual([]);
