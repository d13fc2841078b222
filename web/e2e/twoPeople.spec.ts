import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { enter, newAccount, type Person } from './people.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';
import { expect, test as base } from './test.ts';

/** Two servers of live mode on one data folder. */
const test = base.extend<{ replicas: readonly [string, string] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its pattern
  replicas: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'workgrove-two-'));
    const start = async (): Promise<[ServerProcess, string]> => {
      const server = startServer({ LIVE: '1', DATA_FOLDER: folder });
      const origin = await server.origin;
      expect(origin, server.stderr()).not.toBeNull();
      return [server, origin!];
    };
    // The first one stores the sample.
    const [first, firstOrigin] = await start();
    const [second, secondOrigin] = await start();
    await use([firstOrigin, secondOrigin]);
    for (const { child, exit } of [first, second]) {
      child.kill('SIGKILL');
      await exit;
    }
    rmSync(folder, { recursive: true });
  },
});

const signUp = (browser: Browser, baseURL: string, name: string): Promise<Person> =>
  enter(browser, { baseURL }, 'signUp', newAccount(name));

/** The stream of events that the person's next page opens. */
const streamOf = ({ page }: Person) => page.waitForResponse((reply) => reply.url().includes('/events'));

const log = (page: Page) => page.getByRole('log');

/** Sends a message in the open conversation. */
async function send(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder(/^Message /).fill(text);
  await page.keyboard.press('Enter');
}

test('A message is on the screen of the other person within a second, on another server, and is Read then', async ({
  browser,
  replicas: [first, second],
}) => {
  const ada = await signUp(browser, first, 'Ada');
  const ben = await signUp(browser, second, 'Ben');
  // Both are on pages whose stream of events is open.
  const streams = [ada, ben].map(streamOf);
  await ada.page.goto(`/profile/${ben.id}`);
  await ben.page.goto('/messages');
  await Promise.all(streams);
  await ada.page.getByRole('main').getByRole('button', { name: 'Message' }).click();
  const dialog = ada.page.getByRole('dialog', { name: 'Message Ben' });
  await dialog.getByLabel('Your message').fill('Hello Ben');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(log(ada.page)).toContainText('Hello Ben');
  await ben.page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: /^Ada/ })
    .click();
  await expect(log(ben.page)).toContainText('Hello Ben');
  await expect(log(ada.page)).toContainText('Read');

  for (const [from, to, text] of [
    [ben, ada, 'Hello Ada'],
    [ada, ben, 'Lunch?'],
  ] as const) {
    await send(from.page, text);
    await expect(log(from.page)).toContainText(text);
    await expect(log(to.page)).toContainText(text, { timeout: 1_000 });
  }
  // A count of unread messages follows everywhere.
  const stream = streamOf(ada);
  await ada.page.goto('/');
  await stream;
  await send(ben.page, 'At noon');
  await expect(ada.page.getByRole('link', { name: /^Messages, 1 unread$/ }).first()).toBeVisible();
  await Promise.all([ada, ben].map(({ page }) => page.context().close()));
});
