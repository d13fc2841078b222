import type { Locator, Page } from '@playwright/test';
import { expect, pauseNoticesFromStart, open, openWithClock, test, toast } from './test.ts';

// Its clock is never taken out of a page again.
test.use({ ownPage: true });

const tags = ['ux-research', 'remote-work', 'typography', 'indie-makers', 'design-systems'];
const follow = (page: Page, tag: string) =>
  page
    .getByRole('region', { name: 'Topics to follow' })
    .getByRole('button', { name: `#${tag}` })
    .click();

/** Moves the page's clock on, as little as it takes, until a notice is there: its code may load meanwhile. */
async function until(page: Page, notice: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await notice.count()).toBe(1);
  }).toPass({ intervals: [10] });
}

test('KC-07 KC-09 three notices are visible, at the bottom right, and wait under the pointer', async ({
  page,
}) => {
  await openWithClock(page, '/');

  await test.step('three of five, at the bottom right', async () => {
    for (const tag of tags) {
      await follow(page, tag);
      await until(page, toast(page, `Following #${tag}`));
    }
    const notices = page.getByRole('region', { name: 'Notifications Alt+T' });
    await expect(notices.locator('li')).toHaveCount(5);
    // Of the others nothing can be seen, pressed or reached.
    await expect(notices.getByRole('listitem')).toHaveCount(3);
    await expect(notices.getByText(`Following #${tags[0]}`, { exact: true })).toBeHidden();
    // Once it has slid in.
    await expect(async () => {
      const { x, y, width, height } = (await toast(page, `Following #${tags.at(-1)}`).boundingBox())!;
      expect([1440 - x - width, 900 - y - height]).toEqual([24, 24]);
    }).toPass();
  });

  await test.step('longer while the pointer is over it', async () => {
    await follow(page, 'remote-work');
    const notice = toast(page, 'No longer following #remote-work');
    await until(page, notice);
    await notice.hover();
    await page.clock.runFor(20_000);
    await expect(notice).toHaveAttribute('data-removed', 'false');
    await page.mouse.move(5, 5);
    await page.clock.runFor(4_300);
    await expect(notice).toHaveCount(0);
  });
});

test('KC-10 Alt+T leads to the notices, Tab through them and on, and what ends them leads back', async ({
  page,
}) => {
  await pauseNoticesFromStart(page);
  await open(page, '/');
  // Its role changes with the code that knows suggestions.
  const search = page.getByRole('banner').getByLabel('Search Workgrove').and(page.locator('input'));
  await search.focus();
  const notices = page.getByRole('region', { name: 'Notifications Alt+T' });
  const close = toast(page, 'Welcome to Workgrove').getByRole('button', { name: 'Close toast' });
  const enter = async () => {
    await page.keyboard.press('Alt+t');
    await expect(notices.getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
  };
  await enter();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await enter();
  // Nothing of the page comes after them, and before them its last link.
  await page.keyboard.press('Tab');
  await expect(notices.locator(':focus')).toHaveCount(0);
  await expect(search).not.toBeFocused();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notices.getByRole('listitem')).toHaveCount(0);
  await expect(last).toBeFocused();
});
