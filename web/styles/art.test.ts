import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../public/art');
const pictures = readdirSync(folder)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const namesWhere = (wrong: (picture: { name: string; text: string }) => boolean) =>
  pictures.filter(wrong).map(({ name }) => name);

// An <img> hands the color-scheme of its page to the SVG in it, so the theme button reaches into the file.
const darkColours =
  /<style>@media \(prefers-color-scheme:dark\)\{((\[[\w-]+="[^"]+"\])+\{[\w-]+:#\w{6}\})+\}<\/style>/;

test('every picture has colours of its own for the dark theme; marks on a strong ground and masks need none', () => {
  expect(pictures.length).toBeGreaterThan(150);
  expect(namesWhere(({ name, text }) => !/^(logo|head)-/.test(name) && !darkColours.test(text))).toEqual([]);
});

test('every picture is small and nothing but shapes', () => {
  expect(namesWhere(({ text }) => gzipSync(text).length > 3_500)).toEqual([]);
  expect(namesWhere(({ text }) => !/^<svg xmlns="[^"]+"[^>]* viewBox="[\d. ]+"/.test(text))).toEqual([]);
  const more = /<script|<foreignObject|<image|<metadata|\son\w+=|href="(?!#)|url\((?!#)/;
  expect(namesWhere(({ text }) => more.test(text))).toEqual([]);
});

test('people are told apart: no portrait is drawn twice, and none is one of the five bundled', () => {
  const portraits = pictures.filter(({ name }) => /^(person|portrait)-/.test(name));
  expect(portraits.length).toBeGreaterThan(50);
  expect(new Set(portraits.map(({ text }) => text)).size).toBe(portraits.length);
});
