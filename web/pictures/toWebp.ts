import type { Page } from '@playwright/test';

/** Hides the welcome toast and the splash, which would cover the screen, and waits for the fonts. */
export async function uncover(page: Page): Promise<void> {
  await page.addStyleTag({ content: '[data-notices], .splash { display: none !important }' });
  await page.evaluate(() => document.fonts.ready);
}

/** Converts screenshots of the same size, side by side, to one small WebP in a browser's page. */
export async function toWebp(page: Page, pngs: readonly Buffer[], width: number): Promise<Buffer> {
  const data = await page.evaluate(
    async ({ sources, to }) => {
      const pictures = await Promise.all(
        sources.map(async (source) =>
          createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob()),
        ),
      );
      const gap = 16;
      const each = (to - gap * (pictures.length - 1)) / pictures.length;
      const canvas = document.createElement('canvas');
      canvas.width = to;
      canvas.height = (pictures[0]!.height / pictures[0]!.width) * each;
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      for (const [index, picture] of pictures.entries())
        context.drawImage(picture, index * (each + gap), 0, each, canvas.height);
      return canvas.toDataURL('image/webp', 0.72).split(',')[1]!;
    },
    { sources: pngs.map((png) => png.toString('base64')), to: width },
  );
  return Buffer.from(data, 'base64');
}
