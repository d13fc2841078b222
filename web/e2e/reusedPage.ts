import type { Browser, CDPSession, Disposable, Page, ViewportSize } from '@playwright/test';

type Motion = 'reduce' | 'no-preference' | null;

export interface ReusedPage {
  /** Returns the page in the state of a new one. `cold` also clears the browser's cache. */
  acquire: (origin: string, viewport: ViewportSize, cold: boolean, motion?: Motion) => Promise<Page>;
  /** Undoes the changes of a test. */
  release: () => Promise<void>;
  close: () => Promise<void>;
}

/** Events that tests listen to. Playwright itself listens to `close` and `crash`. */
const events =
  'console dialog download filechooser pageerror popup request requestfailed requestfinished response'.split(
    ' ',
  );

/** Clears the site's web storage. */
export const clearStorage = () => {
  localStorage.clear();
  sessionStorage.clear();
};

/**
 * Creates the page that all tests of a worker reuse. Its process keeps running, which saves 0.5 s of processor time per
 * test. The decision record lists what `release` undoes: `.github/decisions/2026-11-23-shared-test-page.md`.
 */
export function createReusedPage(browser: Browser): ReusedPage {
  let page: Page | undefined;
  let session: CDPSession | undefined;
  const scripts: Disposable[] = [];

  async function createPage(baseURL: string): Promise<Page> {
    const created = await (await browser.newContext({ baseURL })).newPage();
    session = await created.context().newCDPSession(created);
    const add = created.addInitScript.bind(created);
    created.addInitScript = async (...args: Parameters<typeof add>) => {
      const script = await add(...args);
      scripts.push(script);
      return script;
    };
    created.clock.install = () => {
      throw new Error('A page cannot remove an installed clock. Use test.use({ ownPage: true }).');
    };
    return created;
  }

  return {
    acquire: async (origin, viewport, cold, reducedMotion = 'no-preference') => {
      page ??= await createPage(origin);
      if (cold) await session!.send('Network.clearBrowserCache');
      await page.setViewportSize(viewport);
      await page.emulateMedia({
        media: null,
        colorScheme: 'light',
        contrast: 'no-preference',
        forcedColors: 'none',
        reducedMotion,
      });
      return page;
    },
    release: async () => {
      const current = page!;
      const context = current.context();
      for (const event of events) current.removeAllListeners(event);
      await current.unrouteAll({ behavior: 'ignoreErrors' });
      await Promise.all(context.pages().flatMap((other) => (other === current ? [] : other.close())));
      await Promise.all(scripts.splice(0).map((script) => script.dispose()));
      // A page of the same origin keeps the process; about:blank would start another one.
      await current.goto('/healthz');
      await current.evaluate(clearStorage);
      // Otherwise the pointer would hover over a control of the next page.
      await current.mouse.move(0, 0);
      await context.clearCookies();
      await context.clearPermissions();
      await session!.send('Page.resetNavigationHistory');
    },
    close: async () => page?.context().close(),
  };
}
