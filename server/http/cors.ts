import type { IncomingMessage, ServerResponse } from 'node:http';

/** The origins whose pages may read responses of /graphql, and whether they may send cookies. */
export type CorsOrigins = Readonly<Record<string, { cookies: boolean }>>;

/** Apollo Sandbox, to which the explorer links, runs on Apollo's site and sends requests from the user's browser. */
const sandbox: CorsOrigins = { 'https://studio.apollographql.com': { cookies: false } };

/** Lets Apollo Sandbox and the pages of `named` read responses; without cookies they read what guests read. */
export function createCors(named: CorsOrigins) {
  const allowed = { ...sandbox, ...named };
  return ({ method, headers, headers: { origin = '' } }: IncomingMessage, res: ServerResponse): void => {
    if (!Object.hasOwn(allowed, origin)) return;
    res.setHeader('access-control-allow-origin', origin);
    if (allowed[origin]!.cookies) res.setHeader('access-control-allow-credentials', 'true');
    if (method !== 'OPTIONS') return;
    res.setHeader('access-control-allow-methods', 'GET, POST');
    res.setHeader(
      'access-control-allow-headers',
      headers['access-control-request-headers'] ?? 'content-type',
    );
    res.setHeader('access-control-max-age', '600');
    // Allows a public site to request a server on the user's own machine.
    res.setHeader('access-control-allow-private-network', 'true');
  };
}
