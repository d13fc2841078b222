import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * In a window below 768 px: fields have a font size of at least 16 px, so that phones do not zoom in. Touch targets are at
 * least 44 px; a label or a stretched link counts for its control. Links in paragraphs may be as high as their text.
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
        // A rest pattern would compute every CSS property, which took most of this check's time.
        const reach = getComputedStyle(control, '::before');
        const enlarged = reach.content !== 'none' && reach.position === 'absolute';
        const larger = (drawn: number, length: string) =>
          Math.max(drawn, enlarged ? parseFloat(length) || 0 : 0);
        // Allows half a pixel for rounding in divided rows.
        return larger(width, reach.width) < 43.5 || larger(height, reach.height) < 43.5;
      });
      return [...small, ...narrow].map((element) => element.outerHTML.slice(0, 160));
    }),
    'fields and controls are large enough for touch',
  ).toEqual([]);

/**
 * In a window below 768 px: touch targets of controls do not overlap. Controls that are drawn over others are allowed,
 * such as the bar of a form or the button in a field.
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
          const enlarged = content !== 'none' && position === 'absolute';
          const wide = enlarged ? Math.max(drawn.width, parseFloat(width) || 0) : drawn.width;
          const high = enlarged ? Math.max(drawn.height, parseFloat(height) || 0) : drawn.height;
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
    'touch targets do not overlap',
  ).toEqual([]);
