import type { Page } from '@playwright/test';
import { expect, expectHydrated, open, test } from './test.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: 'Post' });
const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true });
const articles = (page: Page) => page.getByRole('article');
const left = async (page: Page, region: string) =>
  (await page.getByRole('region', { name: region }).boundingBox())!.x;

test('FD-01 FD-08 FD-10 the feed has three columns on wide screens, two from 1024 px and one below; the featured post is highlighted, and pictures load', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('the featured post has another border and a verified badge', async () => {
    const borders = await articles(page).evaluateAll((all) =>
      all.map((article) => getComputedStyle(article).borderColor),
    );
    expect(borders).toHaveLength(4);
    expect(new Set(borders.slice(1)).size).toBe(1);
    expect(borders[0]).not.toBe(borders[1]);
    await expect(articles(page).first().getByRole('img', { name: 'Verified' })).toBeVisible();
    await expect(articles(page).first().getByText('Featured', { exact: true })).toBeVisible();
  });
  for (const alt of [
    'The new onboarding on a laptop and on a phone',
    'Fifteen tiles, each with one or two simple shapes in warm colours',
  ])
    await test.step(`the picture '${alt}' is loaded`, async () => {
      const picture = page.getByRole('img', { name: alt });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    });
  const columns = async () => {
    const profile = (await page.getByRole('region', { name: 'Maren Holt' }).boundingBox())!;
    const feed = (await articles(page).first().boundingBox())!;
    const people = (await page.getByRole('region', { name: 'People you may know' }).boundingBox())!;
    return new Set([profile.x, feed.x, people.x]).size;
  };
  expect(await columns()).toBe(3);
  expect(await left(page, 'Maren Holt')).toBeLessThan((await articles(page).first().boundingBox())!.x);
  expect(await left(page, 'People you may know')).toBeGreaterThan(
    (await articles(page).first().boundingBox())!.x,
  );
  await page.setViewportSize({ width: 1100, height: 900 });
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 1000, height: 900 });
  expect(await columns()).toBe(1);
});

test('FD-07 FD-11 a new post has its picture, and the link of a post scrolls to it', async ({ page }) => {
  await open(page, '/');

  await test.step('FD-07 a picture is shown before and after posting; a file that is no picture is refused', async () => {
    const choose = page.getByLabel('Choose a photo');
    await choose.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await expect(page.getByRole('alert')).toHaveText("We couldn't read this picture. Choose another");
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await choose.setInputFiles({
      name: 'dot.png',
      mimeType: 'image/png',
      buffer: Buffer.from(pixel, 'base64'),
    });
    await expect(page.getByRole('img', { name: 'Preview of dot.png' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await composer(page).fill('One pixel');
    await post(page).click();
    const picture = articles(page).first().locator('img[src^="blob:"]');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  });

  await test.step('FD-11 the link of a post scrolls to it', async () => {
    await page.goto('about:blank');
    await page.goto('/#post-salary-first');
    await expect(page.getByRole('article', { name: 'Wanjiru Kamau' })).toBeInViewport({ ratio: 0.5 });
  });
});

test('a long post without white space folds like an English one, on a phone and on a wide screen', async ({
  page,
}) => {
  const texts = {
    English: 'We moved the whole shop to another place. '.repeat(46),
    Chinese: '我们把整个商店搬到了新的地方，'.repeat(96),
    Thai: 'เราย้ายร้านทั้งหมดไปที่อยู่ใหม่แล้วนะครับ'.repeat(48),
  };
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expectHydrated(page);
    const heights: number[] = [];
    for (const [language, text] of Object.entries(texts))
      await test.step(`${language} at ${width} px`, async () => {
        await composer(page).fill(text);
        await page.keyboard.press('Control+Enter');
        await expect(composer(page)).toHaveValue('');
        const first = articles(page).first();
        await expect(first).toContainText(text.slice(0, 20));
        const more = first.getByRole('button', { name: 'See more of the post by Maren Holt' });
        await expect(more).toBeVisible();
        const folded = (await first.boundingBox())!.height;
        heights.push(folded);
        await more.click();
        await expect(first.getByRole('button', { name: 'See less of the post by Maren Holt' })).toBeVisible();
        expect((await first.boundingBox())!.height).toBeGreaterThan(folded * 1.5);
      });
    const [english = 0, ...others] = heights;
    for (const height of others) expect(height).toBeLessThan(english * 1.35);
  }
});
