import type { Browser, CDPSession, Disposable, Page, ViewportSize } from '@playwright/test';

type Motion = 'reduce' | 'no-preference' | null;

export interface ReusedPage {
  /** The page, as good as new; `cold`: of the site, the browser knows no file. */
  take: (origin: string, viewport: ViewportSize, cold: boolean, motion?: Motion) => Promise<Page>;
  /** Takes back what a test has done to it. */
  release: () => Promise<void>;
  close: () => Promise<void>;
}

/** What tests listen to; `close` and `crash` are heard by the page itself. */
const events =
  'console dialog download filechooser pageerror popup request requestfailed requestfinished response'.split(
    ' ',
  );

/** What the browser's own memory holds of a site. */
const forget = () => {
  localStorage.clear();
  sessionStorage.clear();
};

/**
 * The page of a worker, which its tests take one after the other: its process runs already, which saves each of them
 * 0.5 s of processor time. Why, and what is taken back in between: `.github/decisions/2026-11-23-shared-test-page.md`.
 */
export function createReusedPage(browser: Browser): ReusedPage {
  let page: Page | undefined;
  let session: CDPSession | undefined;
  const scripts: Disposable[] = [];

  async function begin(baseURL: string): Promise<Page> {
    const made = await (await browser.newContext({ baseURL })).newPage();
    session = await made.context().newCDPSession(made);
    const add = made.addInitScript.bind(made);
    made.addInitScript = async (...given: Parameters<typeof add>) => {
      const script = await add(...given);
      scripts.push(script);
      return script;
    };
    made.clock.install = () => {
      throw new Error('A clock is never taken out of a page again: test.use({ ownPage: true }).');
    };
    return made;
  }

  return {
    take: async (origin, viewport, cold, reducedMotion = 'no-preference') => {
      page ??= await begin(origin);
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
      const kept = page!;
      const context = kept.context();
      for (const event of events) kept.removeAllListeners(event);
      await kept.unrouteAll({ behavior: 'ignoreErrors' });
      await Promise.all(context.pages().flatMap((one) => (one === kept ? [] : one.close())));
      await Promise.all(scripts.splice(0).map((script) => script.dispose()));
      // Of the same site, so that the process stays: about:blank would begin another one.
      await kept.goto('/healthz');
      await kept.evaluate(forget);
      // Left over a control, the pointer would rest there on the next page.
      await kept.mouse.move(0, 0);
      await context.clearCookies();
      await context.clearPermissions();
      await session!.send('Page.resetNavigationHistory');
    },
    close: async () => page?.context().close(),
  };
}
