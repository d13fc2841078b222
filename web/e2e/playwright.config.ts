import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium } from './chromium.ts';

/** E2E_PORT sets another port. */
const port = Number(process.env['E2E_PORT'] ?? 4173);

/** Browser tests against the built server. Vitest tests everything that needs no browser. */
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: true,
  // A walk over controls mostly waits for its page.
  workers: 4,
  forbidOnly: true,
  // A retry distinguishes a race from a fault; both fail the run.
  retries: 1,
  failOnFlakyTests: true,
  reporter: 'list',
  // Only a failing test takes this long. A busy machine needs more than the default.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    // Below the time limit of a test, so that the failure names the action.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: ensureChromium(),
      args: chromiumArgs,
    },
  },
  webServer: {
    command: 'node dist/server/index.js',
    cwd: join(import.meta.dirname, '../..'),
    env: { PORT: String(port), NODE_ENV: 'production' },
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
  },
});
