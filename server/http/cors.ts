import type { RequestHandler } from 'express';

/** Apollo Sandbox, to which the explorer links: it runs on Apollo's site and asks from the reader's browser. */
const sandbox = 'https://studio.apollographql.com';

/** Lets Apollo Sandbox, and no other site, read what /graphql answers; nobody is signed in, so nothing is told in secret. */
export const allowSandbox: RequestHandler = (req, res, next) => {
  res.vary('origin');
  if (req.headers.origin !== sandbox) return next();
  res.set('access-control-allow-origin', sandbox);
  if (req.method === 'OPTIONS')
    res.set({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': req.headers['access-control-request-headers'] ?? 'content-type',
      'access-control-max-age': '600',
      // From a site of the internet to a server on the reader's own machine.
      'access-control-allow-private-network': 'true',
    });
  next();
};
