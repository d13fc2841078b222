import { test as base, expect, type Page } from '@playwright/test';

interface Options {
  /** Console lines that this test provokes on purpose. */
  expectedConsole: RegExp | null;
}

/**
 * A page whose console must stay silent and which may ask nobody but our server. The splash has been seen already,
 * unless a test takes `freshPage`.
 */
export const test = base.extend<Options>({
  expectedConsole: [null, { option: true }],
  page: async ({ page, baseURL, expectedConsole }, use) => {
    const said: string[] = [];
    const note = (line: string) => {
      if (!expectedConsole?.test(line)) said.push(line);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`exception: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (url.startsWith('http') && !url.startsWith(String(baseURL))) note(`outside request: ${url}`);
    });
    await page.addInitScript(() => sessionStorage.setItem('splash', 'shown'));
    await use(page);
    expect(said, 'the console stays silent and nothing is asked from outside').toEqual([]);
  },
});

/** Opens an address and waits until scripts have taken over and what loads late has come. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

export { expect };
