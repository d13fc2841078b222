import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Text of the main element, of `html` or of the current page. */
const mainText = (page: Page, html?: string): Promise<string> =>
  page.evaluate((source) => {
    const template = document.createElement('template');
    if (source) template.innerHTML = source;
    const main = (source ? template.content : document).querySelector('main')!.cloneNode(true) as Element;
    // Scripts disable noscript; the other elements and relative times depend on the visit and the minute.
    for (const element of main.querySelectorAll('noscript, time, [aria-labelledby=recent-searches]'))
      element.remove();
    return main.textContent.replace(/just now|\d+\w ago/gi, '').replace(/\s+/g, ' ');
  }, html);

/** Navigates within the document, as Back and Forward do. Loading a document would take three times as long. */
export const pushPath = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/**
 * Navigates within the document and waits until the page has the same text as the server's page at that address. Returns
 * the HTML of the server.
 */
export async function navigateTo(page: Page, path: string): Promise<string> {
  // The server may be closing the idle keep-alive connection. Browsers retry too.
  const html = await (await page.request.get(path, { maxRetries: 1 })).text();
  const text = await mainText(page, /<main.*<\/main>/s.exec(html)![0]);
  await pushPath(page, path);
  await expect.poll(() => mainText(page), { message: path, intervals: [50] }).toBe(text);
  return html;
}
