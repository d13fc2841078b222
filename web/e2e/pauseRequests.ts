import type { Page } from '@playwright/test';

/** Pauses requests, by default those for scripts, as a slow network would. Returns a function that resumes them. */
export async function pauseRequests(page: Page, files = /\/assets\/.*\.js$/): Promise<() => void> {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await page.route(files, async (route) => {
    await resumed;
    await route.continue();
  });
  return resume;
}
