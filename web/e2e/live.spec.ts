import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer, type ServerProcess } from './serverProcess.ts';
import { expect, open, test as base, toast } from './test.ts';

interface LiveServer {
  /** Ends the server by a signal and starts it again at the same address with the same data. */
  restart: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
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
      start,
      stop: () => end('SIGKILL'),
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

/** Saves a job, applies to it, writes a post and creates a gig. */
async function act(page: Page): Promise<void> {
  await open(page, '/jobs/job-brand-designer');
  await main(page).getByRole('button', { name: 'Save Brand Designer' }).click();
  await expect(main(page).getByRole('button', { name: 'Saved Brand Designer' })).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Apply to Brand Designer' });
  await form.getByLabel('Phone').fill('+47 555 01 234');
  await form
    .getByLabel('Résumé')
    .setInputFiles({ name: 'Maren.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await form.getByLabel('Note').fill('I have drawn three brands for ferries.');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(toast(page, 'Application sent')).toBeVisible();

  await open(page, '/');
  await post(page, 'Stored for good');
  await expect(main(page).getByRole('article').getByText('Stored for good')).toBeVisible();

  await open(page, '/gigs?tab=mine');
  await page
    .getByRole('button', { name: /Create.*Gig/ })
    .first()
    .click();
  const gig = page.getByRole('dialog', { name: 'Create a Gig' });
  await gig.getByLabel('Gig Title').fill('Sketches of your garden');
  await gig.getByLabel('Category').selectOption('Design');
  await gig.getByLabel('Description', { exact: true }).fill('Three sketches by pencil of the beds.');
  await gig.getByLabel('Starting Price (USD)').fill('75');
  await gig.getByLabel('Delivery Time (days)', { exact: true }).fill('4');
  await gig.getByRole('button', { name: 'Create Gig' }).click();
  await expect(toast(page, 'Gig created')).toBeVisible();
}

async function expectAll(page: Page): Promise<void> {
  await open(page, '/jobs?tab=saved');
  await expect(main(page).getByRole('article', { name: 'Brand Designer' })).toBeVisible();
  await open(page, '/jobs?tab=applied');
  await expect(main(page).getByRole('article', { name: 'Brand Designer' })).toBeVisible();
  await open(page, '/');
  await expect(main(page).getByRole('article').getByText('Stored for good')).toBeVisible();
  await open(page, '/gigs?tab=mine');
  await expect(main(page).getByRole('article', { name: 'Sketches of your garden' })).toBeVisible();
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

/** Opens an address in two tabs of one browser. The first has the connection for both. */
async function openTwoTabs(page: Page, path: string): Promise<Page> {
  const stream = connected(page);
  await open(page, path);
  await stream;
  const second = await page.context().newPage();
  await open(second, path);
  return second;
}

test('In live mode an action in one tab changes another one within a second, which keeps its text', async ({
  page,
}) => {
  await logIn(page);
  const second = await openTwoTabs(page, '/');
  const field = second.getByRole('form', { name: 'Create a post' }).getByRole('textbox', { name: 'Post' });
  await field.fill('Half a sentence');
  await post(page, 'From the first tab');
  const shown = (tab: Page) => main(tab).getByRole('article').getByText('From the first tab');
  await expect(shown(page)).toBeVisible();
  await expect(shown(second)).toHaveCount(1, { timeout: 1_000 });
  await expect(field).toHaveValue('Half a sentence');
  // Another tab connects when the first one closes.
  const stream = connected(second);
  await page.close();
  await stream;
  const third = await second.context().newPage();
  await open(third, '/notifications');
  const unread = (tab: Page) => tab.getByRole('link', { name: /^Notifications, \d+ unread$/ });
  await expect(unread(second)).toHaveCount(1);
  await third.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(unread(third)).toHaveCount(0);
  await expect(unread(second)).toHaveCount(0, { timeout: 1_000 });
});

test('In live mode a log-out in one tab removes what is private from another one', async ({ page }) => {
  await logIn(page);
  const second = await openTwoTabs(page, '/messages');
  const conversations = second.getByRole('navigation', { name: 'Conversations' });
  await expect(conversations).toBeVisible();
  await page.goto('/auth/logout');
  await expect(second.getByRole('heading', { name: "You're logged out" })).toBeVisible();
  await expect(conversations).toHaveCount(0);
});

test.describe('without a server', () => {
  test.use({ expectedConsole: /Failed to load resource: net::ERR_/ });

  test('an action fails with a notice, keeps the text, and Retry repeats it once the server is back', async ({
    page,
    live,
  }) => {
    await logIn(page);
    await open(page, '/');
    await live.stop();
    await post(page, 'Stored later');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('form', { name: 'Create a post' }).getByRole('textbox')).toHaveValue(
      'Stored later',
    );
    await live.start();
    await retry.click();
    await expect(main(page).getByRole('article').getByText('Stored later')).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole('article').getByText('Stored later')).toHaveCount(1);
  });
});
