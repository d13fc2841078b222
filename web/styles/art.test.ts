import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../public/art');
const pictures = readdirSync(folder)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const namesWhere = (condition: (picture: { name: string; text: string }) => boolean) =>
  pictures.filter(condition).map(({ name }) => name);

// An SVG in an <img> inherits the color-scheme of its page, so the theme button also changes the file.
const darkColours =
  /<style>@media \(prefers-color-scheme:dark\)\{((\[[\w-]+="[^"]+"\])+\{[\w-]+:#\w{6}\})+\}<\/style>/;

test('every picture has dark-theme colours, except logos on a coloured background and masks', () => {
  expect(pictures.length).toBeGreaterThan(150);
  expect(namesWhere(({ name, text }) => !/^(logo|head)-/.test(name) && !darkColours.test(text))).toEqual([]);
});

test('every picture is small and contains only shapes', () => {
  expect(namesWhere(({ text }) => gzipSync(text).length > 3_500)).toEqual([]);
  expect(namesWhere(({ text }) => !/^<svg xmlns="[^"]+"[^>]* viewBox="[\d. ]+"/.test(text))).toEqual([]);
  const more = /<script|<foreignObject|<image|<metadata|\son\w+=|href="(?!#)|url\((?!#)/;
  expect(namesWhere(({ text }) => more.test(text))).toEqual([]);
});

test('every portrait is different', () => {
  const portraits = pictures.filter(({ name }) => /^(person|portrait)-/.test(name));
  expect(portraits.length).toBeGreaterThan(50);
  expect(new Set(portraits.map(({ text }) => text)).size).toBe(portraits.length);
});

const luminance = (colour: string) =>
  [0.2126, 0.7152, 0.0722]
    .map((weight, i) => weight * (parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16) / 255) ** 2.2)
    .reduce((sum, part) => sum + part, 0);

test('the sun of a grove has a dim colour in the dark theme', () => {
  const groves = pictures.filter(({ name }) => /^(grove|banner)-/.test(name));
  expect(groves.length).toBeGreaterThan(8);
  const bright = ({ text }: { text: string }) => {
    const sun = /<circle [^>]*fill="(#\w{6})"/.exec(text)![1]!;
    const moon = new RegExp(`\\[fill="${sun}"\\]\\{fill:(#\\w{6})\\}`).exec(text)?.[1] ?? sun;
    return luminance(moon) > 0.4;
  };
  expect(groves.filter(bright).map(({ name }) => name)).toEqual([]);
});

test('a shape with equal fill and stroke keeps them equal in the dark theme', () => {
  const recoloured = (text: string, attribute: string, colour: string) =>
    new RegExp(`[{}]\\[${attribute}="${colour}"\\]\\{${attribute}:(#\\w{6})\\}`).exec(text)?.[1] ?? colour;
  const hollow = ({ text }: { text: string }) =>
    [...text.matchAll(/<\w+ (?=[^>]*fill="(#\w{6})")(?=[^>]*stroke="\1")/g)].some(([, colour]) => {
      const both = new RegExp(`\\[fill="${colour}"\\]\\[stroke="${colour}"\\]\\{fill:(#\\w{6})\\}`).exec(
        text,
      );
      return (both?.[1] ?? recoloured(text, 'fill', colour!)) !== recoloured(text, 'stroke', colour!);
    });
  expect(namesWhere(({ text }) => /fill="(#\w{6})" stroke="\1"/.test(text)).length).toBeGreaterThan(5);
  expect(namesWhere(hollow)).toEqual([]);
});
