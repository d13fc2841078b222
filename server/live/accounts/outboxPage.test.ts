import { createHash } from 'node:crypto';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import type { Accounts } from './accounts.ts';
import { outboxPage } from './outboxPage.ts';

type Emails = Awaited<ReturnType<Accounts['readEmails']>>;

/** The response of /outbox with these e-mails. */
async function readOutbox(emails: Emails) {
  const accounts = { demoAccount: {}, readEmails: async () => emails } as Accounts;
  const server = express().use(outboxPage(accounts)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => void server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const response = await fetch(`http://127.0.0.1:${address.port}/outbox`);
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
}

test('an empty outbox says so', async () => {
  const { html } = await readOutbox([]);
  expect(html).toContain('No e-mails yet.');
  expect(html).toContain('<a href="/">');
});

test('the outbox escapes e-mails and links their addresses', async () => {
  const email = {
    at: '2026-11-26',
    to: 'ada@example.com',
    subject: '<b>Hi</b>',
    body: 'Open https://a.example/x',
  };
  const { html } = await readOutbox([email]);
  expect(html).toContain('&lt;b>Hi&lt;/b>');
  expect(html).toContain('<a href="https://a.example/x">');
  expect(html).not.toContain('No e-mails yet.');
});

test('the policy of the outbox allows its styles, and the page has no inline style', async () => {
  const { html, policy } = await readOutbox([]);
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`);
  expect(html).not.toContain('style="');
});
