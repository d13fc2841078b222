import type { Page } from '@playwright/test';
import { pressTab } from './pressTab.ts';
import { expect } from './test.ts';

interface Stop {
  /** Position among all tab stops, in document order. */
  place: number;
  name: string;
  /** Errors of its focus indication; empty if there are none. */
  fault: string;
}

/** Marks all expected tab stops in document order and returns their count. */
const markStops = (page: Page) =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input, textarea, select, summary, [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        // Hidden cards of a carousel are inert; its buttons show them.
        !element.closest('[inert]') &&
        // Only the checked radio button of a group is a tab stop.
        !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
    );
    all.forEach((element, i) => (element.dataset['stop'] = String(i)));
    return all.length;
  });

/**
 * Records in the page, at each press of Tab, the focused element, its focus ring and whether it is covered. Reading this
 * from the test after each press would take longer than the press.
 */
const recordStops = (page: Page) =>
  page.evaluate(() => {
    // A second check at another width reuses the listener.
    if ('stops' in window) return;
    const stops: Stop[] = [];
    Object.assign(window, { stops });
    /**
     * Whether the overflow of an ancestor hides the ring at an edge that is itself visible. An edge that is scrolled out
     * of view needs no ring.
     */
    const isClipped = (target: Element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(target);
      const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
      const box = target.getBoundingClientRect();
      for (let parent = target.parentElement; parent; parent = parent.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(parent);
        const outer = parent.getBoundingClientRect();
        const [x, y] = [outer.left + parent.clientLeft, outer.top + parent.clientTop];
        // Distances from the edges of the target to those of the ancestor's padding box.
        const sideways = [box.left - x, x + parent.clientWidth - box.right];
        const upright = [box.top - y, y + parent.clientHeight - box.bottom];
        const hidesRing = (room: number) => room > -1 && room < reach - 0.5;
        if (overflowX !== 'visible' && sideways.some(hidesRing)) return true;
        if (overflowY !== 'visible' && upright.some(hidesRing)) return true;
      }
      return false;
    };
    const record = (element: HTMLElement) => {
      // The label of a file field is its visible button.
      const isFile = element instanceof HTMLInputElement && element.type === 'file';
      const shown = (isFile && element.labels?.[element.labels.length - 1]) || element;
      const outlined = (target: Element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(target);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      };
      // The ring of a card's link surrounds the card, that of a field without a border the form that it fills, and that
      // of a row the switch in it.
      const ring = [
        shown,
        element.closest('.link-area'),
        element.matches('textarea, input') ? element.closest('form') : null,
        element.querySelector('.switch'),
      ].find((target) => target && outlined(target));
      const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
      const ringed = ring ?? (getComputedStyle(element).boxShadow !== 'none' ? element : undefined);
      const inWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      // At least one point of a grid over the element must hit it.
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
      const seen = steps.some((x) =>
        steps.some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit !== null && (shown.contains(hit) || hit.contains(shown));
        }),
      );
      const faults = [
        !ringed && 'no focus ring',
        ring && isClipped(ring) && 'its focus ring is clipped',
        !inWindow && 'outside the window',
        !seen && 'covered',
      ];
      stops.push({
        place: Number(element.dataset['stop'] ?? -1),
        name: element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40),
        fault: faults.filter(Boolean).join(', '),
      });
    };
    addEventListener(
      'keydown',
      ({ key }) => {
        const element = document.activeElement;
        if (key === 'Tab' && element instanceof HTMLElement && element !== document.body) record(element);
      },
      { capture: true },
    );
  });

/** Presses Tab once per stop and once more to leave the page. Returns the recorded stops. */
async function tabThrough(page: Page, back: boolean, count: number): Promise<Stop[]> {
  await pressTab(page, count + 1, back);
  return page.evaluate(() => (window as unknown as { stops: Stop[] }).stops.splice(0));
}

/** Removes the marks. */
const unmark = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-stop]'))
      delete element.dataset['stop'];
  });

/** Expects that Tab visits every control once, visibly and in document order; with `back`, also in reverse. */
export async function expectTabOrder(page: Page, back: boolean): Promise<void> {
  // Starts at the top of the document.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  });
  const count = await markStops(page);
  expect(count).toBeGreaterThan(5);
  const places = [...Array(count).keys()];
  await recordStops(page);
  for (const backwards of back ? [false, true] : [false]) {
    const expected = backwards ? places.toReversed() : places;
    const stops = await tabThrough(page, backwards, count);
    expect(stops.filter(({ fault }) => fault)).toEqual([]);
    expect(stops.map(({ place }) => place)).toEqual(expected);
    expect(
      await page.evaluate(() => document.activeElement === document.body),
      'the focus leaves the page',
    ).toBe(true);
  }
  await unmark(page);
}
