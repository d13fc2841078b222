import type { RequestHandler } from 'express';

/** The policy for answers that are data: nothing in them may load or run anything. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every answer. Pages and /graphql's own page replace the content security policy. */
export const secureHeaders: RequestHandler = (_req, res, next) => {
  res.set({
    'content-security-policy': dataPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  next();
};
