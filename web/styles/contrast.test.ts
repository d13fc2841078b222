import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colours } from '../../server/http/explorer/theme.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

type Tokens = Readonly<Record<string, string>>;

/** The colours of a rule, for the light or for the dark theme. */
function coloursOf(file: string, selector: string, theme: 'light' | 'dark'): Tokens {
  const css = read(file);
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`${file} has no rule for ${selector}.`);
  const rule = css.slice(start, css.indexOf('\n}', start));
  const pairs = rule.matchAll(/--color-([\w-]+):\s*light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\);/g);
  return Object.fromEntries(
    [...pairs].map(([, name, light, dark]) => [name!, theme === 'light' ? light! : dark!]),
  );
}

const modes: Record<string, Tokens> = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((theme) => {
    const usual = coloursOf('theme.css', '@theme static', theme);
    const high = coloursOf('tokens.css', "[data-contrast='high']", theme);
    return [
      [theme, usual],
      [`${theme}, high contrast`, { ...usual, ...high }],
    ];
  }),
);

/** An oklch() colour as linear sRGB (Björn Ottosson, https://bottosson.github.io/posts/oklab/). */
function linearRgb(colour: string): readonly [number, number, number] {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour);
  if (!parts) throw new Error(`${colour} is not an opaque oklch() colour.`);
  const [lightness, chroma, hue] = parts.slice(1).map(Number) as [number, number, number];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** WCAG's relative luminance, clamped to the colours that a screen can show. */
function luminance(colour: string): number {
  const [r, g, b] = linearRgb(colour).map((part) => Math.min(1, Math.max(0, part))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'fill', 'hover'];
/** Text and background: at least 4.5 to 1. */
const texts: readonly (readonly [string, string])[] = [
  ...['ink', 'muted', 'subtle', 'accent-ink'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ['ink', 'pressed'],
  ['muted', 'pressed'],
  ['accent-contrast', 'accent'],
  ['accent-contrast', 'accent-hover'],
  ['accent-contrast', 'accent-active'],
  ['accent-soft-ink', 'accent-soft'],
  ['accent-soft-ink', 'accent-soft-hover'],
  ['ink', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['accent-ink', 'accent-soft'],
  ['featured-ink', 'featured-soft'],
  ['featured-ink', 'surface'],
  ['ink', 'featured-soft'],
  ['muted', 'featured-soft'],
  ['featured-fill-ink', 'featured-fill'],
  ...['positive', 'warning', 'danger', 'info'].flatMap(
    (status) =>
      [
        [`${status}-ink`, `${status}-soft`],
        [`${status}-ink`, 'surface'],
      ] as const,
  ),
  ['danger-ink', 'raised'],
  ['danger-contrast', 'danger'],
  ['danger-contrast', 'danger-hover'],
  ['inverse-ink', 'inverse'],
  ...[1, 2, 3, 4, 5, 6].map((n) => [`avatar-${n}-ink`, `avatar-${n}`] as const),
];
/** Edges, focus rings and icons on their background: at least 3 to 1. */
const signs: readonly (readonly [string, string])[] = [
  ...['control', 'focus', 'accent', 'danger', 'positive', 'warning', 'rating', 'online'].flatMap((sign) =>
    ['canvas', 'surface', 'raised'].map((ground) => [sign, ground] as const),
  ),
  ['featured', 'surface'],
  ['focus', 'sunken'],
  ['focus', 'accent-soft'],
];

function tooWeak(tokens: Tokens, pairs: typeof texts, minimum: (front: string) => number): string[] {
  return pairs.flatMap(([front, ground]) => {
    const ratio = contrast(tokens[front]!, tokens[ground]!);
    return ratio >= minimum(front) ? [] : [`${front} on ${ground}: ${ratio.toFixed(2)}`];
  });
}

for (const [mode, tokens] of Object.entries(modes)) {
  const isHigh = mode.includes('high');
  const main = ['ink', 'muted', 'subtle'];

  test(`PU-10 ${mode}: text has a contrast of at least 4.5${isHigh ? ', main text of 7' : ''}`, () => {
    expect(tooWeak(tokens, texts, (front) => (isHigh && main.includes(front) ? 7 : 4.5))).toEqual([]);
  });

  test(`PU-10 ${mode}: edges, focus rings and icons have a contrast of at least 3`, () => {
    expect(tooWeak(tokens, signs, () => 3)).toEqual([]);
  });

  test(`PU-10 ${mode}: every colour is inside the sRGB gamut`, () => {
    const names = new Set([...texts, ...signs].flat());
    const outside = [...names].filter((name) =>
      linearRgb(tokens[name]!).some((part) => part < -0.002 || part > 1.002),
    );
    expect(outside).toEqual([]);
  });
}

/** The colour in sRGB, as '#rrggbb'. */
const hexadecimal = (colour: string) =>
  `#${linearRgb(colour)
    .map((part) => Math.min(1, Math.max(0, part)))
    .map((part) => (part > 0.0031308 ? 1.055 * part ** (1 / 2.4) - 0.055 : 12.92 * part))
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

test.each(['light', 'dark'] as const)('the explorer of GraphQL has the %s colours of the product', (mode) => {
  const tokens = Object.keys(colours[mode]).map((name) => [name, hexadecimal(modes[mode]![name]!)]);
  expect(colours[mode]).toEqual(Object.fromEntries(tokens));
});
