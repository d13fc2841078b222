import type { Page } from '@playwright/test';

/** Holds the client's code, or what else is named, back until the test lets it through, as a slow network would. */
export async function pauseRequests(page: Page, files = /\/assets\/.*\.js$/): Promise<() => void> {
  let resume = () => {};
  const held = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return resume;
}
