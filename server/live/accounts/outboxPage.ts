import { createHash } from 'node:crypto';
import { Router } from 'express';
import { escapeHtml } from '../../http/explorer/actionsPage.ts';
import { variables } from '../../http/explorer/theme.ts';
import type { Accounts } from './accounts.ts';
import type { VisitorOf } from './visitor.ts';

const styles = `
:root { color-scheme: light dark; ${variables.light} }
@media (prefers-color-scheme: dark) { :root { ${variables.dark} } }
body { max-width: 44rem; margin: 0 auto; padding: 1rem; color: var(--wg-ink); background: var(--wg-canvas);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
nav a { line-height: 2.75rem; }
a { color: var(--wg-accent-ink); }
:focus-visible { outline: 2px solid var(--wg-accent-ink); outline-offset: 2px; }
h1 { margin: .5rem 0; }
h2, article p { margin: .25rem 0; }
h2 { font-size: 1.125rem; }
article { margin: 1rem 0; padding: 1rem; background: var(--wg-surface); border: 1px solid var(--wg-line); border-radius: 12px; }
article .meta, .empty { color: var(--wg-muted); }
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const none = `<p class="empty">No e-mails yet. The first one arrives when somebody asks to reset a password, or invites a person by e-mail.</p>`;

/** Serves /outbox: the e-mails that this server stores instead of sending. Only programs on this machine can read it. */
export function outboxPage(accounts: Accounts | undefined, visitorOf: VisitorOf): Router {
  const router = Router();
  // A public site would show everybody the links that reset passwords, behind a proxy that hides the client's address.
  if (!accounts?.demoAccount) return router;
  return router.get('/outbox', async (req, res, next) => {
    if (!visitorOf(req).isLocal) return next();
    const emails = await accounts.readEmails();
    const items = emails.map(({ at, to, subject, body }) => {
      const text = escapeHtml(body).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);
      return `<article><h2>${escapeHtml(subject)}</h2><p class="meta">${escapeHtml(at)}, to ${escapeHtml(to)}</p><p>${text}</p></article>`;
    });
    res
      .set({ 'cache-control': 'no-store', 'content-security-policy': policy })
      .type('html')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>E-mails</title>` +
          `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" type="image/svg+xml" href="/icon.svg">` +
          `<style>${styles}</style></head><body><nav aria-label="Workgrove"><a href="/">Back to Workgrove</a></nav><main><h1>E-mails</h1>` +
          `<p>This server sends none. It shows the latest here, to browsers on its machine.</p>${items.join('') || none}</main></body></html>`,
      );
  });
}
