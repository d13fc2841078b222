import type { Locator, Page } from '@playwright/test';
import { expect, pauseNoticesFromStart, open, openWithClock, test, toast } from './test.ts';

// A page cannot remove an installed clock.
test.use({ ownPage: true });

const tags = ['ux-research', 'remote-work', 'typography', 'indie-makers', 'design-systems'];
const follow = (page: Page, tag: string) =>
  page
    .getByRole('region', { name: 'Topics to follow' })
    .getByRole('button', { name: `#${tag}` })
    .click();

/** Advances the page's clock in small steps until a toast appears, since its code may still load. */
async function advanceUntilShown(page: Page, notice: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await notice.count()).toBe(1);
  }).toPass({ intervals: [10] });
}

test('KC-07 KC-09 at most three toasts are visible, at the bottom right, and hover pauses them', async ({
  page,
}) => {
  await openWithClock(page, '/');

  await test.step('three of five are visible, at the bottom right', async () => {
    for (const tag of tags) {
      await follow(page, tag);
      await advanceUntilShown(page, toast(page, `Following #${tag}`));
    }
    const notices = page.getByRole('region', { name: 'Notifications Alt+T' });
    await expect(notices.locator('li')).toHaveCount(5);
    // The others are not rendered.
    await expect(notices.getByRole('listitem')).toHaveCount(3);
    for (const tag of tags.slice(0, 2))
      await expect(notices.getByText(`Following #${tag}`, { exact: true })).toBeHidden();
    // The newest one is at the bottom.
    const boxes = await Promise.all(
      tags.slice(2).map((tag) => toast(page, `Following #${tag}`).boundingBox()),
    );
    const [top, middle, lowest] = boxes.map((box) => box!);
    // The end of the transition can leave a thousandth of a pixel.
    const gaps = [1440 - lowest!.x - lowest!.width, 900 - lowest!.y - lowest!.height];
    expect(gaps.map(Math.round)).toEqual([24, 24]);
    expect(middle!.y + middle!.height).toBeLessThan(lowest!.y);
    expect(top!.y + top!.height).toBeLessThan(middle!.y);
  });

  await test.step('a toast stays while the pointer is over it', async () => {
    await follow(page, 'remote-work');
    const notice = toast(page, 'No longer following #remote-work');
    await advanceUntilShown(page, notice);
    await notice.hover();
    await page.clock.runFor(20_000);
    await expect(notice).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(4_300);
    await expect(notice).toHaveCount(0);
  });
});

test('KC-10 Tab moves through the toasts, which are after the last link and above it', async ({ page }) => {
  await pauseNoticesFromStart(page);
  await open(page, '/');
  // The role of the field changes when the code of its suggestions loads.
  const search = page.getByRole('banner').getByLabel('Search Workgrove').and(page.locator('input'));
  await search.focus();
  const notices = page.getByRole('region', { name: 'Notifications Alt+T' });
  const close = toast(page, 'Welcome to Workgrove').getByRole('button', { name: 'Close toast' });
  await page.keyboard.press('Alt+t');
  await expect(notices).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  // In tab order the toasts come last, after the last link of the page.
  await page.keyboard.press('Tab');
  await expect(notices.locator(':focus')).toHaveCount(0);
  await expect(search).not.toBeFocused();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect(async () => {
    const [notice, link] = await Promise.all([
      notices.getByRole('listitem').boundingBox(),
      last.boundingBox(),
    ]);
    expect(notice!.y + notice!.height, 'the toast is above the focused link').toBeLessThanOrEqual(link!.y);
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await expect(close).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(notices.getByRole('listitem')).toHaveCount(0);
  await expect(last).toBeFocused();
});
