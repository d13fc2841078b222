import type { ServerResponse } from 'node:http';

/** The content security policy of data responses: they load and execute nothing. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every response. Pages and the explorer at /graphql replace the content security policy. */
const secureHeaders = {
  'content-security-policy': dataPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function setSecureHeaders(res: ServerResponse): void {
  for (const name in secureHeaders) res.setHeader(name, secureHeaders[name as keyof typeof secureHeaders]);
}
