import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createClient } from '../apollo/client.ts';
import { httpLink } from '../apollo/httpLink.ts';
import { createRoutes } from '../routes.tsx';
import { pictured, screensTable, themes } from './screensTable.ts';

const folder = '.github/images';
const patternsOf = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path, children }) => [...(path ? [path] : []), ...patternsOf(children ?? [])]);

test('screens.md shows every screen of the route table that has more than text', () => {
  const shown = pictured.map(({ route }) => route);
  const all = patternsOf(createRoutes(createClient(httpLink())));
  expect([...shown, '/terms', '/privacy', '*'].toSorted()).toEqual(all.toSorted());
  const written = readFileSync('.github/screens.md', 'utf8');
  const missing = pictured.filter(({ name }) => !written.includes(`${name}-light.webp`));
  expect(missing, 'Run `npm run build` and `npm run pictures:screens` with these names.').toEqual([]);
  expect(
    written.includes(screensTable()),
    'The table in screens.md differs. Run `npm run pictures:screens` to write it.',
  ).toBe(true);
});

test('its pictures are there, none more, each under 60 KB and all under 1.5 MB', () => {
  const names = pictured.flatMap(({ name }) => themes.map((theme) => `${name}-${theme}.webp`));
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
  const sizes = names.map((name) => statSync(`${folder}/${name}`).size);
  expect(Math.max(...sizes)).toBeLessThan(60 * 1024);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1.5 * 1024 * 1024);
});

test('two-people.md shows each picture of its folder, and none more', () => {
  const text = readFileSync('.github/two-people.md', 'utf8');
  const shown = Array.from(text.matchAll(/two-people\/(\w+\.webp)/g), ([, name]) => name!);
  expect(readdirSync('.github/two-people').toSorted()).toEqual(shown.toSorted());
});
