import type { IncomingMessage, ServerResponse } from 'node:http';

/** Apollo Sandbox, to which the explorer links: it runs on Apollo's site and sends requests from the user's browser. */
const sandbox = 'https://studio.apollographql.com';

/** Allows only Apollo Sandbox to read responses of /graphql, without cookies: it reads what guests read. */
export function allowSandbox({ method, headers }: IncomingMessage, res: ServerResponse): void {
  if (headers.origin !== sandbox) return;
  res.setHeader('access-control-allow-origin', sandbox);
  if (method !== 'OPTIONS') return;
  res.setHeader('access-control-allow-methods', 'GET, POST');
  res.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? 'content-type');
  res.setHeader('access-control-max-age', '600');
  // Allows a public site to request a server on the user's own machine.
  res.setHeader('access-control-allow-private-network', 'true');
}
