import type { Page } from '@playwright/test';
import { expect, openWithoutWelcome, test } from './test.ts';

const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });
const log = (page: Page) => page.getByRole('log');
const back = (page: Page) => page.getByRole('link', { name: 'All conversations' });

test('MS-01 MS-02 from 1024 px the list of conversations is beside the open one, scrolls by itself and stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await openWithoutWelcome(page, '/messages');
  await expect(page.getByRole('heading', { name: 'Welcome to Messages' })).toBeInViewport();

  await list(page)
    .getByRole('link', { name: /^Sofia Lindqvist/ })
    .click();
  await expect(page).toHaveURL('/messages?contact=contact-sofia-lindqvist');
  await expect(log(page)).toBeVisible();
  const [beside, thread] = [(await list(page).boundingBox())!, (await log(page).boundingBox())!];
  expect(beside.x + beside.width).toBeLessThanOrEqual(thread.x);
  await expect(list(page).locator('[aria-current=page]')).toContainText('Sofia Lindqvist');
  await expect(back(page)).toBeHidden();

  const last = list(page).getByRole('link', { name: /course-makers/ });
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await list(page).hover();
  await page.mouse.wheel(0, 400);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The list keeps its scroll position while another conversation opens.
  await last.click();
  await expect(page.getByRole('log', { name: 'Messages with #course-makers' })).toBeVisible();
  await expect(page).toHaveURL('/messages?channel=channel-course-makers');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(last).toHaveAttribute('aria-current', 'page');
  await expect(list(page).locator('[aria-current=page]')).toHaveCount(1);
});

test('MS-01 below 1024 px an open conversation has a link back to the list', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 844 });
  await openWithoutWelcome(page, '/messages?contact=contact-sofia-lindqvist');
  for (const width of [1023, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(list(page)).toBeHidden();
    await expect(back(page)).toBeInViewport();
  }
  await back(page).click();
  await expect(page).toHaveURL('/messages');
  await expect(list(page).getByRole('link')).toHaveCount(8);
});

test('below 1024 px Enter on a conversation, which hides the list, focuses the heading of the conversation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithoutWelcome(page, '/messages');
  const link = list(page).getByRole('link', { name: /^Sofia Lindqvist/ });
  await link.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sofia Lindqvist', level: 1 })).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  // Beside the open conversation, the link keeps the focus.
  const other = list(page).getByRole('link', { name: /course-makers/ });
  await other.press('Enter');
  await expect(page.getByRole('log', { name: 'Messages with #course-makers' })).toBeVisible();
  await expect(other).toBeFocused();
  // The list becomes hidden in a narrow window, so that the part around it gets the focus.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('main')).toBeFocused();
});
