import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import { conditionsKey } from '../../apollo/conditionsKey.ts';
import { pauseNoticesFromStart } from '../test.ts';
import { installControls } from './controls.ts';
import { installEffects } from './effects.ts';
import { installPressing } from './pressing.ts';

/** Milliseconds; a busy machine needs more than the default. */
const timeout = 120_000;

/** The page that the visits of one window reuse: its process keeps running, which saves much of the time of a visit. */
export interface VisitedPage {
  page: Page;
  /** Waits for pending requests. */
  answered: () => Promise<void>;
  /** Waits until the page has settled, and for pending requests. */
  loaded: () => Promise<void>;
  /** Gets the console lines, exceptions, failed responses and requests to other sites. The current visit sets it. */
  report: (problem: string) => void;
}

export async function createVisitedPage(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<VisitedPage> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  // tsx adds calls of `__name` to functions; the page has no such helper. No document begins with the network conditions
  // that were chosen in the one before.
  await page.addInitScript(
    `globalThis.__name = (named) => named; sessionStorage.setItem('splash', 'shown'); sessionStorage.removeItem('${conditionsKey}')`,
  );
  await pauseNoticesFromStart(page);
  for (const script of [installEffects, installControls, installPressing]) await page.addInitScript(script);
  // Accepts the dialog that warns of unsaved text before leaving the page.
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('console', (message) => visited.report(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => visited.report(`exception: ${error.message}`));
  page.on('response', (answer) => {
    if (answer.status() > 399) visited.report(`status ${answer.status()}: ${answer.url()}`);
  });
  const pending = new Set<Request>();
  page.on('request', (request) => {
    pending.add(request);
    if (request.url().startsWith('http') && !request.url().startsWith(options.baseURL))
      visited.report(`outside: ${request.url()}`);
  });
  const end = (request: Request) => void pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const settled = () => page.evaluate(() => window.settled());
  const answered = async () => {
    while (pending.size > 0) await settled();
  };
  const visited: VisitedPage = {
    page,
    answered,
    loaded: () => settled().then(answered),
    report: () => {},
  };
  return visited;
}
