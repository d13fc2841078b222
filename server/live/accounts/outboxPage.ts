import { Router } from 'express';
import { escapeHtml } from '../../http/explorer/actionsPage.ts';
import type { Accounts } from './accounts.ts';
import { visitorOf } from './visitor.ts';

/** Serves /outbox: the e-mails that a server with e-mail would have sent. Only programs on this machine read it, and none if the site has a public address. */
export function outboxPage(accounts: Accounts | undefined): Router {
  const router = Router();
  // A public site would show everybody the links that reset passwords, behind a proxy that hides the client's address.
  if (!accounts?.demoAccount) return router;
  return router.get('/outbox', async (req, res, next) => {
    if (!visitorOf(req).isLocal) return next();
    const emails = await accounts.readEmails();
    const items = emails.map(
      ({ at, to, subject, body }) =>
        `<h2>${escapeHtml(subject)}</h2><p>${escapeHtml(at)}, to ${escapeHtml(to)}</p><p>${escapeHtml(
          body,
        ).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)}</p>`,
    );
    res
      .set('cache-control', 'no-store')
      .type('html')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>E-mails</title>` +
          `<meta name="viewport" content="width=device-width"></head><body style="overflow-wrap:anywhere"><h1>E-mails</h1>` +
          `<p>This server sends none. It shows the latest here, to browsers on its machine.</p>${items.join('')}</body></html>`,
      );
  });
}
