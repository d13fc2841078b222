import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Texts and controls that overlap the cell of the growth rings. Outside the cell the rings fade out. Null without rings. */
const findOverRings = (page: Page) =>
  page.evaluate(() => {
    const art = document.querySelector('main .head-art');
    if (!art) return null;
    const { left, right, top, bottom } = art.getBoundingClientRect();
    const { marginTop, marginBottom } = getComputedStyle(art);
    const first = top - Number.parseFloat(marginTop);
    const last = bottom + Number.parseFloat(marginBottom);
    return [...document.querySelectorAll('main :is(h1, h2, p, a, button, input)')]
      .filter((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const boxes = [text, ...(element.matches('button, input') ? [element] : [])].flatMap((part) => [
          ...part.getClientRects(),
        ]);
        return boxes.some(
          (box) => box.left < right && box.right > left && box.top < last && box.bottom > first,
        );
      })
      .map((element) => element.textContent);
  });

/** Expects that no text and no control overlaps the growth rings of a header. `exist`: the screen has them. */
export async function expectGrowthRingsClear(page: Page, exist: boolean): Promise<void> {
  const overlapping = await findOverRings(page);
  if (exist) expect(overlapping, 'the screen has growth rings').not.toBeNull();
  expect(overlapping ?? [], 'nothing overlaps the growth rings').toEqual([]);
}
