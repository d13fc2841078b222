import { createHash } from 'node:crypto';
import express from 'express';
import { expect, test } from 'vitest';
import { serve } from '../../testing/serve.ts';
import type { Accounts } from './accounts.ts';
import { outboxPage } from './outboxPage.ts';
import { createVisitorOf } from './visitor.ts';

type Emails = Awaited<ReturnType<Accounts['readEmails']>>;

/** The response of /outbox with these e-mails. */
async function readOutbox(emails: Emails) {
  const accounts = { demoAccount: {}, readEmails: async () => emails } as Accounts;
  const served = await serve(express().use(outboxPage(accounts, createVisitorOf())));
  const { text: html, headers } = await served.ask('/outbox');
  await served.close();
  expect(headers['cache-control']).toBe('no-store');
  return { html, policy: headers['content-security-policy'] };
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
