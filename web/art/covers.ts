import { svgDocument } from './document.ts';
import { palettes } from './palette.ts';
import type { Palette, PaletteName } from './palette.ts';
import { createRandom, createSpreadRandom } from './random.ts';
import type { Random } from './random.ts';
import { growthRings } from './rings.ts';
import { circle, num, rect, shape } from './shapes.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * One tree, 100 units tall with its foot at the origin. Every tree of a cover is a scaled copy of it, which keeps
 * a grove of thirty small; the crown takes the copy's own fill.
 */
function treeDefinition(bark: string): string {
  const trunk = `<path d="M0 0v-55" stroke="${bark}" stroke-width="7" stroke-linecap="round"/>`;
  const crown = '<ellipse cy="-92" rx="34" ry="52"/>';
  const twigs = 'M0-30v-80M0-62l14-16M0-78l-14-16';
  const branches = `<path d="${twigs}" fill="none" stroke="${bark}" stroke-width="3.5" stroke-linecap="round" opacity=".7"/>`;
  return `<defs><g id="t">${trunk}${crown}${branches}</g></defs>`;
}

function tree(x: number, foot: number, size: number, crown: string): string {
  const scale = Math.round(size * 10) / 1000;
  return `<use href="#t" transform="translate(${num(x)} ${num(foot)})scale(${scale})" fill="${crown}"/>`;
}

function crownColor(random: Random, palette: Palette): string {
  const roll = random();
  if (roll > 0.72) return palettes.moss.mid;
  return random() > 0.5 ? palette.deep : palette.mid;
}

interface Hill {
  readonly level: number;
  readonly swell: number;
  readonly phase: number;
  readonly fill: string;
}

function hill({ width, height }: Size, { level, swell, phase, fill }: Hill): string {
  const steps = 8;
  let data = '';
  for (let step = 0; step <= steps; step += 1) {
    const x = (width * step) / steps;
    const y = Math.round((level + Math.sin(step * 0.9 + phase) * swell) * height);
    data += step === 0 ? `M0 ${y}` : `S${num(x - width / 16)} ${y} ${num(x)} ${y}`;
  }
  return shape(`${data}V${height}H0z`, fill);
}

/** The cover of a person: a treeline between two hills, under a low sun. */
export function groveCover(size: Size, paletteName: PaletteName, seed: number): string {
  const { width, height } = size;
  const palette = palettes[paletteName];
  const random = createRandom(seed);
  const sun = circle(width * (0.62 + random() * 0.2), height * 0.38, height * 0.19, palettes.sap.tint);
  const hills =
    hill(size, { level: 0.56, swell: 0.05, phase: random() * 6, fill: palette.soft }) +
    hill(size, { level: 0.68, swell: 0.06, phase: random() * 6, fill: palette.mid });
  const spacing = height / 5;
  const trees = Array.from({ length: Math.round(width / spacing) }, (_, index) => {
    const x = (index + 0.2 + random() * 0.6) * spacing;
    const tall = height * (0.22 + random() * 0.2);
    return tree(x, height * (0.8 + random() * 0.05), tall, crownColor(random, palette));
  });
  const front = hill(size, { level: 0.83, swell: 0.035, phase: random() * 6, fill: palette.deep });
  const sky = rect(0, 0, width, height, palette.tint);
  return svgDocument(width, height, treeDefinition(palette.ink) + sky + sun + hills + trees.join('') + front);
}

/** The shop banner: the grove stands in the right 45 %, the left stays calm for the title and the search field. */
export function shopBanner(size: Size, paletteName: PaletteName, seed: number): string {
  const { width, height } = size;
  const palette = palettes[paletteName];
  const random = createRandom(seed);
  const ground =
    rect(0, 0, width, height, palette.tint) +
    circle(width * 0.8, height * 0.4, height * 0.2, palettes.sap.tint) +
    hill(size, { level: 0.66, swell: 0.05, phase: 1.2, fill: palette.soft }) +
    hill(size, { level: 0.8, swell: 0.04, phase: 4, fill: palette.mid });
  const count = 15;
  const trees = Array.from({ length: count }, (_, index) => {
    const along = index / (count - 1);
    const x = width * (0.55 + along * 0.44) + (random() - 0.5) * 14;
    // Every third tree is taller, and all grow towards the right, so the treeline reads as a rising line.
    const tall = height * (0.3 + along * 0.16 + random() * 0.16) * (index % 3 === 0 ? 1.15 : 0.86);
    return tree(x, height * (0.88 + random() * 0.06), tall, crownColor(random, palette));
  });
  const front = hill(size, { level: 0.9, swell: 0.025, phase: 2.4, fill: palette.deep });
  return svgDocument(
    width,
    height,
    treeDefinition(palette.ink) + ground + trees.join('') + front,
    'xMaxYMax',
  );
}

export interface Wood {
  readonly ground: 'dark' | 'light';
  /** The middle of the large log, as shares of the cover's width and height. */
  readonly heart: readonly [x: number, y: number];
}

/** The cover of a company: two cut logs on opposite sides; dark covers are heartwood, light ones fresh wood. */
export function ringCover(
  size: Size,
  paletteName: PaletteName,
  seed: number,
  { ground, heart }: Wood,
): string {
  const { width, height } = size;
  const palette = palettes[paletteName];
  const random = createSpreadRandom(seed);
  const isDark = ground === 'dark';
  const [heartX, heartY] = heart;
  const large = growthRings({
    center: [width * heartX, height * heartY],
    count: 16,
    firstRadius: height * 0.07,
    gap: height * (0.1 + random() * 0.035),
    color: palette.mid,
    width: height / 160,
    seed,
    opacity: isDark ? 0.55 : 0.7,
  });
  const small = growthRings({
    center: [width * (heartX > 0.5 ? 0.12 : 0.88), height * (heartY > 0.4 ? 1.05 : -0.05)],
    count: 7,
    firstRadius: height * 0.06,
    gap: height * 0.095,
    color: palette.mid,
    width: height / 190,
    seed: seed + 9,
    opacity: isDark ? 0.4 : 0.55,
  });
  const wood = rect(0, 0, width, height, isDark ? palette.deep : palette.tint);
  return svgDocument(width, height, wood + large + small);
}
