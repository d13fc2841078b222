import type { RequestHandler } from 'express';

/** The content security policy of data responses: they load and execute nothing. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every response. Pages and the explorer at /graphql replace the content security policy. */
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
