import { groveCover, ringCover, shopBanner } from './covers.ts';
import type { Size, Wood } from './covers.ts';
import { logoDrawings } from './logos.ts';
import type { PaletteName } from './palette.ts';
import { portraitDrawings } from './portraits.ts';
import { thumbnail } from './thumbnails.ts';
import type { LayoutIndex, ThumbnailKind } from './thumbnails.ts';

type Variant = readonly [palette: PaletteName, seed: number];
type Variants = readonly [Variant, Variant, Variant, Variant, Variant];

/** Five pictures of each kind. A variant's position is its composition, so no two of a kind share one. */
const thumbnails: Readonly<Record<ThumbnailKind, Variants>> = {
  course: [
    ['fern', 3],
    ['heather', 8],
    ['sap', 43],
    ['creek', 16],
    ['rowan', 27],
  ],
  sheet: [
    ['sap', 4],
    ['fern', 22],
    ['creek', 35],
    ['heather', 48],
    ['moss', 51],
  ],
  code: [
    ['moss', 10],
    ['heather', 24],
    ['creek', 37],
    ['pine', 49],
    ['bark', 56],
  ],
  book: [
    ['bark', 9],
    ['pine', 19],
    ['rowan', 33],
    ['creek', 45],
    ['heather', 58],
  ],
  board: [
    ['heather', 2],
    ['fern', 41],
    ['creek', 15],
    ['rowan', 29],
    ['sap', 53],
  ],
  slides: [
    ['sap', 11],
    ['creek', 25],
    ['heather', 38],
    ['pine', 47],
    ['rowan', 60],
  ],
  page: [
    ['fern', 14],
    ['creek', 42],
    ['rowan', 23],
    ['heather', 36],
    ['moss', 55],
  ],
  nodes: [
    ['creek', 6],
    ['heather', 18],
    ['fern', 30],
    ['sap', 46],
    ['rowan', 59],
  ],
  type: [
    ['rowan', 5],
    ['creek', 20],
    ['moss', 32],
    ['heather', 50],
    ['sap', 63],
  ],
  seal: [
    ['creek', 12],
    ['sap', 26],
    ['rowan', 39],
    ['pine', 52],
    ['heather', 64],
  ],
  wave: [
    ['rowan', 13],
    ['heather', 28],
    ['pine', 40],
    ['creek', 54],
    ['sap', 66],
  ],
  ui: [
    ['fern', 3],
    ['rowan', 44],
    ['creek', 21],
    ['heather', 17],
    ['fern', 61],
  ],
  chart: [
    ['sap', 62],
    ['creek', 31],
    ['fern', 44],
    ['heather', 57],
    ['pine', 68],
  ],
  shapes: [
    ['rowan', 12],
    ['sap', 34],
    ['creek', 46],
    ['fern', 58],
    ['heather', 70],
  ],
};

const groves: readonly (readonly [...Variant, Size])[] = [
  ['fern', 5, { width: 528, height: 128 }],
  ['fern', 77, { width: 1216, height: 230 }],
  ['creek', 23, { width: 1216, height: 230 }],
  ['rowan', 52, { width: 1216, height: 230 }],
];

const companyCovers: readonly (readonly [...Variant, Wood])[] = [
  ['bark', 5, { ground: 'dark', heart: [0.78, 0.62] }],
  ['pine', 11, { ground: 'dark', heart: [0.68, 0.15] }],
  ['creek', 17, { ground: 'dark', heart: [0.3, 0.45] }],
  ['heather', 23, { ground: 'dark', heart: [0.86, 1.0] }],
  ['rowan', 29, { ground: 'dark', heart: [0.56, 0.55] }],
  ['sap', 35, { ground: 'dark', heart: [0.9, 0.3] }],
  ['moss', 41, { ground: 'dark', heart: [0.38, -0.1] }],
  ['fern', 47, { ground: 'dark', heart: [0.64, 1.1] }],
  ['sap', 53, { ground: 'light', heart: [0.74, 0.3] }],
  ['creek', 59, { ground: 'light', heart: [0.84, 0.7] }],
  ['fern', 65, { ground: 'light', heart: [0.34, 1.0] }],
  ['heather', 71, { ground: 'light', heart: [0.6, -0.05] }],
];

const companyCoverSize: Size = { width: 1216, height: 220 };
const bannerSize: Size = { width: 1216, height: 208 };

/** The sample art by file name. It depends on nothing but this folder, so the same code always gives the same files. */
export function art(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [kind, variants] of Object.entries(thumbnails) as [ThumbnailKind, Variants][]) {
    variants.forEach(([palette, seed], index) => {
      files.set(`${kind}-${palette}-${seed}.svg`, thumbnail(kind, palette, seed, index as LayoutIndex));
    });
  }
  for (const [palette, seed, size] of groves) {
    files.set(`grove-${palette}-${seed}.svg`, groveCover(size, palette, seed));
  }
  for (const [palette, seed, wood] of companyCovers) {
    files.set(`rings-${palette}-${seed}.svg`, ringCover(companyCoverSize, palette, seed, wood));
  }
  files.set('banner-fern-31.svg', shopBanner(bannerSize, 'fern', 31));
  for (const [name, drawing] of logoDrawings()) files.set(`logo-${name}.svg`, drawing);
  portraitDrawings().forEach((drawing, index) => files.set(`portrait-${index + 1}.svg`, drawing));
  return files;
}
