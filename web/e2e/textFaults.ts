import type { Page } from '@playwright/test';

/**
 * Returns the faults of a page: horizontal scrolling; visible texts smaller than 10/16 of the root's size, clipped without
 * an ellipsis, beyond the right edge, over another text; icons over the text of a field; numbers on two lines. Texts that
 * can be scrolled to are not clipped.
 */
export const findTextFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const report = (fault: string, text: string) => faults.add(`${fault}: ${text.trim().slice(0, 60)}`);
    const root = document.documentElement;
    const scroll = root.scrollWidth - root.clientWidth;
    if (scroll > 0) faults.add(`horizontal scrolling: ${scroll} px`);
    const smallest = parseFloat(getComputedStyle(root).fontSize) * 0.625;
    for (const icon of document.querySelectorAll('.field > svg'))
      for (const field of icon.parentElement!.querySelectorAll<HTMLInputElement>('input')) {
        const start = field.getBoundingClientRect().left + parseFloat(getComputedStyle(field).paddingLeft);
        if (icon.getBoundingClientRect().right > start) report('icon over the text', field.placeholder);
      }
    const range = document.createRange();
    const lines: { left: number; right: number; top: number; bottom: number; layer: Element; node: Node }[] =
      [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue!;
      const parent = node.parentElement!;
      if (!/\S/.test(text) || parent.closest('script, style, noscript, template, svg, option, .filler'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const clips: { box: DOMRect; x: boolean; y: boolean; isFault: boolean }[] = [];
      let layer: Element = document.body;
      let forReadersOnly = rects.length === 0;
      for (let element = parent; element !== document.body; element = element.parentElement!) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position, display } =
          getComputedStyle(element);
        const clipsX = display !== 'inline' && overflowX !== 'visible';
        const clipsY = display !== 'inline' && overflowY !== 'visible';
        if (clipsX && element.clientWidth <= 1) forReadersOnly = true;
        const isEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        const scrolls = /auto|scroll/.test(overflowX + overflowY);
        if (clipsX || clipsY)
          clips.push({
            box: element.getBoundingClientRect(),
            x: clipsX,
            y: clipsY,
            isFault: !isEllipsis && !scrolls,
          });
        if (position === 'fixed' || position === 'sticky') {
          layer = element;
          break;
        }
      }
      if (forReadersOnly) continue;
      if (parseFloat(getComputedStyle(parent).fontSize) < smallest) report('small', text);
      for (const { left, right, top, bottom } of rects) {
        // Letters fill the middle of a line box, whose edges overlap in dense texts.
        const inset = (bottom - top) / 4;
        const line = { left: left + 1, right: right - 1, top: top + inset, bottom: bottom - inset };
        const clip = clips.find(
          ({ box, x, y }) =>
            (x && (line.right > box.right + 1 || line.left < box.left - 1)) ||
            (y && (line.bottom > box.bottom + 1 || line.top < box.top - 1)),
        );
        if (clip?.isFault) report('clipped', text);
        if (clip) continue;
        if (layer === document.body && line.right > root.clientWidth + 1) report('beyond the edge', text);
        lines.push({ ...line, layer, node });
      }
      for (const { 0: number, index } of text.matchAll(/[$€£]?\d[\d.,]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        if (new Set(tops).size > 1) report(`${number} on two lines`, text);
      }
    }
    lines.sort((a, b) => a.top - b.top);
    for (const [i, a] of lines.entries())
      for (const b of lines.slice(i + 1)) {
        if (b.top >= a.bottom) break;
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - b.top;
        if (width > 2 && height > 2 && a.layer === b.layer && a.node !== b.node)
          report('overlap', `${a.node.nodeValue} | ${b.node.nodeValue}`);
      }
    return [...faults];
  });
