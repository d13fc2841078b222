import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer, type ServerProcess } from './serverProcess.ts';
import { expect, open, test as base, toast } from './test.ts';

interface LiveServer {
  /** Ends the server by a signal and starts it again at the same address with the same data. */
  restart: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts the built server in live mode with an empty data folder; pages open its address. */
const test = base.extend<{ live: LiveServer; origin: { url: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its pattern
  origin: async ({}, use) => use({ url: '' }),
  live: async ({ origin }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'workgrove-live-'));
    let server: ServerProcess;
    const start = async () => {
      const { port } = origin.url ? new URL(origin.url) : { port: '0' };
      server = startServer({ LIVE: '1', DATA_FOLDER: folder, PORT: port });
      origin.url = (await server.origin) ?? '';
      expect(origin.url, server.stderr()).toMatch(/^http/);
    };
    const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
      server.child.kill(signal);
      await server.exit;
    };
    await start();
    await use({
      restart: async (signal) => {
        await end(signal);
        await start();
      },
    });
    await end('SIGKILL');
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ live: _live, origin }, use) => use(origin.url),
});

test.use({ ownPage: true });

const main = (page: Page) => page.getByRole('main');

async function post(page: Page, text: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Create a post' });
  await form.getByRole('textbox', { name: 'Post' }).fill(text);
  await form.getByRole('button', { name: 'Post', exact: true }).click();
}

/** Logs in as the sample's member from a screen of that member's, and returns to it. */
async function logIn(page: Page): Promise<void> {
  await open(page, '/auth/login?next=%2Fdashboard');
  await page.getByRole('button', { name: 'Log in as Maren Holt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(toast(page, 'Login successful')).toBeVisible();
}

/** Saves a job and writes a post. */
async function act(page: Page): Promise<void> {
  await open(page, '/jobs/job-brand-designer');
  await main(page).getByRole('button', { name: 'Save Brand Designer' }).click();
  await expect(main(page).getByRole('button', { name: 'Saved Brand Designer' })).toBeVisible();
  await open(page, '/');
  await post(page, 'Stored for good');
  await expect(main(page).getByRole('article').getByText('Stored for good')).toBeVisible();
}

async function expectAll(page: Page): Promise<void> {
  await open(page, '/jobs?tab=saved');
  await expect(main(page).getByRole('article', { name: 'Brand Designer' })).toBeVisible();
  await open(page, '/');
  await expect(main(page).getByRole('article').getByText('Stored for good')).toBeVisible();
}

test.describe('with restarts', () => {
  // The stream of events ends with the server, and is refused while it stops.
  test.use({ expectedConsole: /net::ERR_|status of 503/ });

  test('In live mode what a user does is there after a reload, a restart and a kill', async ({
    page,
    live,
  }) => {
    await logIn(page);
    await act(page);
    await test.step('reload', () => expectAll(page));
    await live.restart('SIGTERM');
    await test.step('restart', () => expectAll(page));
    await live.restart('SIGKILL');
    await test.step('kill', () => expectAll(page));
  });
});

/** Resolves when the server has accepted a stream of events. */
const connected = (page: Page) => page.waitForResponse((response) => response.url().includes('/events'));

test('In live mode an action in one tab changes another one within a second, which keeps its text', async ({
  page,
}) => {
  await logIn(page);
  const stream = connected(page);
  await open(page, '/');
  await stream;
  // The first tab has the connection for both.
  const second = await page.context().newPage();
  await open(second, '/');
  const field = second.getByRole('form', { name: 'Create a post' }).getByRole('textbox', { name: 'Post' });
  await field.fill('Half a sentence');
  await post(page, 'From the first tab');
  const shown = (tab: Page) => main(tab).getByRole('article').getByText('From the first tab');
  await expect(shown(page)).toBeVisible();
  await expect(shown(second)).toHaveCount(1, { timeout: 1_000 });
  await expect(field).toHaveValue('Half a sentence');
});
