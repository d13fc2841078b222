import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What the main part of a page says, in words alone: that of `html`, or of the page as it stands. */
const wordsOf = (page: Page, html?: string): Promise<string> =>
  page.evaluate((given) => {
    const first = document.createElement('template');
    if (given) first.innerHTML = given;
    const main = (given ? first.content : document).querySelector('main')!.cloneNode(true) as Element;
    // With scripts the one is idle; the others tell of the visit itself and of the minute, as do the words for an age.
    for (const one of main.querySelectorAll('noscript, time, [aria-labelledby=recent-searches]'))
      one.remove();
    return main.textContent.replace(/just now|\d+\w ago/gi, '').replace(/\s+/g, ' ');
  }, html);

/** Leads on within the document, as Back and Forward do: a document of its own costs three times as much. */
export const pushPath = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/**
 * Leads on within the document, waits until the page says what the server's page of that address says, and hands that
 * one over.
 */
export async function navigateTo(page: Page, path: string): Promise<string> {
  // The server may be closing the connection that was kept since the last one: browsers ask again, too.
  const html = await (await page.request.get(path, { maxRetries: 1 })).text();
  const words = await wordsOf(page, /<main.*<\/main>/s.exec(html)![0]);
  await pushPath(page, path);
  await expect.poll(() => wordsOf(page), { message: path, intervals: [50] }).toBe(words);
  return html;
}
