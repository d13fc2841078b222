import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { withBuiltServer } from '../e2e/withBuiltServer.ts';
import { pictured, screensTable, themes, type Theme } from './screensTable.ts';
import { target } from './target.ts';
import { toWebp, uncover } from './toWebp.ts';

/**
 * Takes a picture of each screen of the built product and writes the table of screens into `.github/screens.md`. Run it after
 * `npm run build`, look at what has changed, and commit it: `npm run pictures:screens`, or `npm run pictures:screens jobs job` for some; `to=FOLDER` writes pictures elsewhere.
 */
const { folder, selected, isOwn } = target('.github/images');
const viewport = { width: 1280, height: 800 };
/** Width in pixels: larger than displayed, for sharp text. The README shows the feed at a larger size. */
const widthOf = (name: string) => (name === 'feed' ? 1_024 : 640);
const chosen = pictured.filter(({ name }) => selected.length === 0 || selected.includes(name));
if (chosen.length === 0) throw new Error(`Pass some of ${pictured.map(({ name }) => name).join(', ')}.`);

async function take(browser: Browser, origin: string, theme: Theme): Promise<number> {
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 2,
    bypassCSP: true,
  });
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
  const converter = await context.newPage();
  let bytes = 0;
  for (const { name, address } of chosen) {
    const page = await context.newPage();
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await page.locator('html[data-hydrated]').waitFor();
    await uncover(page);
    const picture = await toWebp(converter, [await page.screenshot()], widthOf(name));
    writeFileSync(`${folder}/${name}-${theme}.webp`, picture);
    bytes += picture.length;
    await page.close();
  }
  await context.close();
  return bytes;
}

await withBuiltServer(async (browser, origin) => {
  if (isOwn && selected.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const theme of themes)
    console.log(theme, `${Math.round((await take(browser, origin, theme)) / 1024)} KB`);
});
const page = '.github/screens.md';
if (isOwn)
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(
      /(<!-- screens -->\n)[^]*(\n<!-- \/screens -->)/,
      `$1\n${screensTable()}\n$2`,
    ),
  );
