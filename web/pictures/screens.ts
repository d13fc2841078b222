import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { withBuiltServer } from '../e2e/withBuiltServer.ts';
import type { Theme } from '../session/theme.ts';
import { pictured } from './pictured.ts';
import { target } from './target.ts';

/**
 * Takes the pictures of `.github/screens.md`: each screen of the built product. Run `npm run pictures:screens` after
 * `npm run build`, or `npm run pictures:screens jobs job` for some; `to=FOLDER` writes them elsewhere.
 */
const { folder, selected, isOwn } = target('.github/images');
const viewport = { width: 1280, height: 800 };
/** Width in pixels: larger than displayed, for sharp text. The README shows the feed at a larger size. */
const widthOf = (name: string) => (name === 'feed' ? 1_024 : 640);
const chosen = pictured.filter(({ name }) => selected.length === 0 || selected.includes(name));
if (chosen.length === 0) throw new Error(`Pass some of ${pictured.map(({ name }) => name).join(', ')}.`);

/** Hides the welcome toast and the splash, which would cover the screen, and waits for the fonts. */
async function uncover(page: Page): Promise<void> {
  await page.addStyleTag({ content: '[data-notices], .splash { display: none !important }' });
  await page.evaluate(() => document.fonts.ready);
}

/** Converts a screenshot to a small WebP in a browser's page. */
async function toWebp(page: Page, png: Buffer, width: number): Promise<Buffer> {
  const data = await page.evaluate(
    async ({ source, to }) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = document.createElement('canvas');
      canvas.width = to;
      canvas.height = (picture.height / picture.width) * to;
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, 0, 0, to, canvas.height);
      return canvas.toDataURL('image/webp', 0.72).split(',')[1]!;
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, to: width },
  );
  return Buffer.from(data, 'base64');
}

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
    const picture = await toWebp(converter, await page.screenshot(), widthOf(name));
    writeFileSync(`${folder}/${name}-${theme}.webp`, picture);
    bytes += picture.length;
    await page.close();
  }
  await context.close();
  return bytes;
}

await withBuiltServer(async (browser, origin) => {
  // Removes pictures of former screens from the project's folder, but nothing from one that `to=` names.
  if (isOwn && selected.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const theme of ['light', 'dark'] as const)
    console.log(theme, `${Math.round((await take(browser, origin, theme)) / 1024)} KB`);
});
