import type { Page } from '@playwright/test';
import { expect, notFoundLine, openQuietly, test } from './test.ts';

test.use({ expectedConsole: notFoundLine });

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
        // Of radio buttons, Tab stops at the chosen one.
        !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
    );
    all.forEach((element, i) => (element.dataset['stop'] = String(i)));
    return all.length;
  });

/** Where the focus stands, whether it can be seen there, and whether anything hides it. */
const look = (page: Page) =>
  page.evaluate((): Stop | null => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const ringed = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
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
    return {
      place: Number(element.dataset['stop'] ?? -1),
      name: element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40),
      fault: faults.filter(Boolean).join(', '),
    };
  });

/** Presses a key until the focus leaves the page. */
async function walk(page: Page, key: string, most: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let i = 0; i < most; i++) {
    await page.keyboard.press(key);
    const stop = await look(page);
    if (!stop || (stops.length > 0 && stop.place === stops[0]!.place)) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus is caught after ${stops.at(-1)?.name}.`);
}

for (const [path, width, height] of [
  ['/', 1440, 900],
  ['/', 390, 844],
  ['/nope', 1440, 900],
  ['/jobs?workplace=remote', 1440, 900],
  ['/jobs?workplace=remote', 390, 844],
  ['/jobs/job-motion-designer', 1440, 900],
  ['/projects', 1440, 900],
  ['/projects', 390, 844],
  ['/projects/project-checkout-redesign', 390, 844],
  ['/gigs?category=design', 1440, 900],
  ['/gigs/gig-seo-audit', 1440, 900],
  ['/gigs/gig-seo-audit', 390, 844],
] as const)
  test(`Every control of ${path} at ${width} px is reached once by Tab, seen, and left again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openQuietly(page, path);
    // From the top of the document, where a reader begins.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const count = await mark(page);
    expect(count).toBeGreaterThan(path === '/' ? 40 : 15);
    const forwards = await walk(page, 'Tab', count + 5);
    expect(forwards.filter(({ place }) => place < 0)).toEqual([]);
    expect(forwards.map(({ place }) => place)).toEqual([...Array(count).keys()]);
    expect(forwards.filter(({ fault }) => fault)).toEqual([]);
    const back = await walk(page, 'Shift+Tab', count + 5);
    expect(back.map(({ place }) => place)).toEqual([...Array(count).keys()].toReversed());
    expect(back.filter(({ fault }) => fault)).toEqual([]);
  });

test('The main job by keyboard alone: write, post, like, comment, save, filter', async ({ page }) => {
  await openQuietly(page, '/');
  const tabTo = async (name: string) => {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press('Tab');
      const current = await page.evaluate(
        () => document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent,
      );
      if (current === name) return;
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await tabTo('Post');
  await page.keyboard.type('By hand');
  await tabTo('Post');
  await page.keyboard.press('Enter');
  const first = page.getByRole('article').first();
  await expect(first).toContainText('By hand');
  await tabTo('Like post by Maren Holt, 0 likes');
  await page.keyboard.press('Space');
  await expect(first.getByRole('button', { name: 'Like post by Maren Holt, 1 like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
  await tabTo('Save post by Maren Holt');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Noted');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('listitem')).toContainText('Noted');
  await page.getByRole('button', { name: 'Filter' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'All posts' })).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?filter=saved');
  await expect(page.getByRole('article')).toHaveCount(1);
});
