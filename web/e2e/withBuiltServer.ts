import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import { startServer } from './serverProcess.ts';

/** Starts the built server and a browser, runs a function with both, and stops them. */
export async function withBuiltServer(
  use: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const server = startServer();
  try {
    const origin = await server.origin;
    if (!origin)
      throw new Error(`The built server does not start. Run \`npm run build\` first.\n${server.stderr()}`);
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
    try {
      await use(browser, origin);
    } finally {
      await browser.close();
    }
  } finally {
    server.child.kill();
  }
}
