import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { brand } from '../brand.ts';
import { chromiumArgs, ensureChromium } from '../e2e/chromium.ts';
import { target } from './target.ts';

/**
 * Draws the site's icons and the preview picture for shared links from web/public/icon.svg. Run `npm run pictures:marks`
 * after changing the logo, and commit the files; `to=FOLDER` writes them elsewhere.
 */
const { folder } = target('web/public');
const leaf = readFileSync('web/public/icon.svg', 'utf8');
const paper = '#f5f7f3';

/** Embeds a font of the product, so that the page needs no request. */
const fontFace = (family: string, file: string) =>
  `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${readFileSync(
    `node_modules/@fontsource-variable/${file}-latin-wght-normal.woff2`,
  ).toString('base64')}) }`;

const frame = (css: string, body: string) =>
  `<!doctype html><style>html, body { height: 100%; margin: 0 } body { display: grid; place-items: center } ${css}</style>${body}`;

/** The leaf in a square; `share` is its width in percent. */
const icon = (share: number, background: string) =>
  frame(`body { background: ${background} } svg { width: ${share}% }`, leaf);

const rings = Array.from(
  { length: 14 },
  (_, i) => `<ellipse cx="1010" cy="150" rx="${60 + i * 46}" ry="${48 + i * 41}"/>`,
).join('');
const preview = frame(
  `${fontFace('display', 'bricolage-grotesque/files/bricolage-grotesque')} ${fontFace('text', 'figtree/files/figtree')}
  body { background: ${paper}; color: #14231c; place-items: end start }
  .rings { position: absolute; inset: 0; fill: none; stroke: #cfe3d6; stroke-width: 2.5 }
  main { position: relative; padding: 0 0 4.6rem 5rem } main svg { width: 9rem; margin-left: -0.3rem }
  h1 { font: 680 7rem/1 display; letter-spacing: -0.03em; margin: 1.6rem 0 1.3rem } p { font: 500 2.6rem/1 text; margin: 0; color: #3f5148 }`,
  `<svg class="rings" viewBox="0 0 1200 630">${rings}</svg>
  <main>${leaf}<h1>${brand.name}</h1><p>${brand.tagline}</p></main>`,
);

const pictures = [
  { name: 'icon-192.png', width: 192, height: 192, html: icon(92, 'transparent') },
  { name: 'icon-512.png', width: 512, height: 512, html: icon(92, 'transparent') },
  // Platforms may crop a maskable icon to its middle 80 %.
  { name: 'icon-maskable-512.png', width: 512, height: 512, html: icon(56, paper) },
  { name: 'apple-touch-icon.png', width: 180, height: 180, html: icon(68, paper) },
  { name: 'share.jpg', width: 1200, height: 630, html: preview },
];

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
for (const { name, width, height, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const isPhoto = name.endsWith('.jpg');
  const bytes = await page.screenshot(isPhoto ? { type: 'jpeg', quality: 88 } : { omitBackground: true });
  writeFileSync(`${folder}/${name}`, bytes);
  console.log(`${name} ${(bytes.length / 1024).toFixed(1)} KB`);
  await page.close();
}
await browser.close();
