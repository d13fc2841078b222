import type { RequestHandler } from 'express';

/** Apollo Sandbox, to which the explorer links: it runs on Apollo's site and sends requests from the user's browser. */
const sandbox = 'https://studio.apollographql.com';

/** Allows only Apollo Sandbox to read responses of /graphql. Users do not sign in, so no response is private. */
export const allowSandbox: RequestHandler = (req, res, next) => {
  res.vary('origin');
  if (req.headers.origin !== sandbox) return next();
  res.set('access-control-allow-origin', sandbox);
  if (req.method === 'OPTIONS')
    res.set({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': req.headers['access-control-request-headers'] ?? 'content-type',
      'access-control-max-age': '600',
      // Allows a public site to request a server on the user's own machine.
      'access-control-allow-private-network': 'true',
    });
  next();
};
