import { svgDocument } from './document.ts';
import { palettes } from './palette.ts';
import type { PaletteName } from './palette.ts';
import { createSpreadRandom } from './random.ts';
import { rect } from './shapes.ts';
import { boardLayouts } from './thumbnails/board.ts';
import { bookLayouts } from './thumbnails/book.ts';
import { chartLayouts } from './thumbnails/chart.ts';
import { codeLayouts } from './thumbnails/code.ts';
import { courseLayouts } from './thumbnails/course.ts';
import type { Layouts } from './thumbnails/layout.ts';
import { nodesLayouts } from './thumbnails/nodes.ts';
import { pageLayouts } from './thumbnails/page.ts';
import { sealLayouts } from './thumbnails/seal.ts';
import { shapesLayouts } from './thumbnails/shapes.ts';
import { sheetLayouts } from './thumbnails/sheet.ts';
import { slidesLayouts } from './thumbnails/slides.ts';
import { typeLayouts } from './thumbnails/type.ts';
import { uiLayouts } from './thumbnails/ui.ts';
import { waveLayouts } from './thumbnails/wave.ts';

const layoutsByKind = {
  course: courseLayouts,
  sheet: sheetLayouts,
  code: codeLayouts,
  book: bookLayouts,
  board: boardLayouts,
  slides: slidesLayouts,
  page: pageLayouts,
  nodes: nodesLayouts,
  type: typeLayouts,
  seal: sealLayouts,
  wave: waveLayouts,
  ui: uiLayouts,
  chart: chartLayouts,
  shapes: shapesLayouts,
} satisfies Readonly<Record<string, Layouts>>;

export type ThumbnailKind = keyof typeof layoutsByKind;

/** Which of a kind's five compositions to draw. */
export type LayoutIndex = 0 | 1 | 2 | 3 | 4;

/** A 320 × 200 picture of a product, gig or project: the subject says the category, the layout keeps them apart. */
export function thumbnail(
  kind: ThumbnailKind,
  paletteName: PaletteName,
  seed: number,
  layout: LayoutIndex,
): string {
  const palette = palettes[paletteName];
  const scene = { palette, random: createSpreadRandom(seed), seed };
  const stops = `<stop stop-color="${palette.tint}"/><stop offset="1" stop-color="${palette.soft}"/>`;
  const ground = `<linearGradient id="g" x2="1" y2="1">${stops}</linearGradient>${rect(0, 0, 320, 200, 'url(#g)')}`;
  return svgDocument(320, 200, ground + layoutsByKind[kind][layout](scene));
}
