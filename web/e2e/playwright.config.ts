import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium } from './chromium.ts';

/** Another one where this is taken. */
const port = Number(process.env['E2E_PORT'] ?? 4173);

/** A real browser against the built server; what can be proved without one is proved by vitest. */
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A loaded machine misses a moment now and then; a fault fails three times.
  retries: 2,
  reporter: 'list',
  timeout: 30_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
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
