import type { Page } from '@playwright/test';

/** Holds the client's code, or what else is named, back until the test lets it through, as a slow network would. */
export async function holdClient(page: Page, files = /\/assets\/.*\.js$/): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
