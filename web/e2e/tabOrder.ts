import type { Page } from '@playwright/test';
import { pressTab } from './pressTab.ts';
import { expect } from './test.ts';

interface Stop {
  /** Position among all that can be reached, in the order of the document. */
  place: number;
  name: string;
  /** What is wrong with how it shows its focus; empty when it is as it should be. */
  fault: string;
}

/** Marks everything that a keyboard must reach, in the order of the document, and says how much that is. */
const mark = (page: Page) =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input:not([type=file]), textarea, select, summary, [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        // A carousel's cards out of sight are no stops: its buttons bring them.
        !element.closest('[inert]') &&
        // Of radio buttons, Tab stops at the chosen one.
        !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
    );
    all.forEach((element, i) => (element.dataset['stop'] = String(i)));
    return all.length;
  });

/**
 * From now on the page itself notes, at each press of Tab, where the focus stands, whether it can be seen there, and
 * whether anything hides it: asking from outside after each press takes longer than the press.
 */
const noteStops = (page: Page) =>
  page.evaluate(() => {
    // A page that is walked at two widths notes once.
    if ('stops' in window) return;
    const stops: Stop[] = [];
    Object.assign(window, { stops });
    const note = (element: HTMLElement) => {
      const outlined = (one: Element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      };
      // A field without a frame of its own has its ring round the card that it fills.
      const card = element.matches('textarea, input') ? element.closest('form') : null;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const ringed =
        outlined(element) || getComputedStyle(element).boxShadow !== 'none' || (card && outlined(card));
      const inWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      // A grid of points over the element: at least one of them must be its own.
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
      const seen = steps.some((x) =>
        steps.some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        }),
      );
      const faults = [!ringed && 'no focus ring', !inWindow && 'outside the window', !seen && 'covered'];
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
        if (key === 'Tab' && element instanceof HTMLElement && element !== document.body) note(element);
      },
      { capture: true },
    );
  });

/** Presses Tab as often as there are stops, and once more to leave the last of them; says what was noted. */
async function walk(page: Page, back: boolean, count: number): Promise<Stop[]> {
  await pressTab(page, count + 1, back);
  return page.evaluate(() => (window as unknown as { stops: Stop[] }).stops.splice(0));
}

/** Leaves the document as it was. */
const unmark = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-stop]'))
      delete element.dataset['stop'];
  });

/** Every control is reached once by Tab, in the order of the document and, where asked, back again; seen, and left again. */
export async function expectTabOrder(page: Page, back: boolean): Promise<void> {
  // From the top of the document, where a reader begins.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  });
  const count = await mark(page);
  expect(count).toBeGreaterThan(5);
  const places = [...Array(count).keys()];
  await noteStops(page);
  for (const backwards of back ? [false, true] : [false]) {
    const expected = backwards ? places.toReversed() : places;
    const stops = await walk(page, backwards, count);
    expect(stops.filter(({ fault }) => fault)).toEqual([]);
    expect(stops.map(({ place }) => place)).toEqual(expected);
    expect(await page.evaluate(() => document.activeElement === document.body), 'the page lets go').toBe(
      true,
    );
  }
  await unmark(page);
}
