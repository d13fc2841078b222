/* oxlint-disable no-await-in-loop -- it waits for one response after the other */
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type ServerProcess } from '../../web/e2e/serverProcess.ts';
import { secret } from '../live/testing/databases.ts';

/** Milliseconds until a server must be ready. */
const startMs = 60_000;

/** Resolves when the address responds with the status 200. */
export async function waitFor(url: string): Promise<void> {
  for (const deadline = performance.now() + startMs; ;) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (performance.now() > deadline) throw new Error(`${url} is not ready after ${startMs} ms.`);
    await pause(50);
  }
}

/** Starts a replica on a port, from the build or a copy of it, and resolves when it is ready. */
export async function startReplica(url: string, port: number, built?: string): Promise<ServerProcess> {
  const environment = { LIVE: '1', DATABASE_URL: url, SECRET: secret, PORT: String(port) };
  const server = startServer(environment, [], undefined, built);
  const origin = await server.origin;
  if (origin === null) throw new Error(`A replica does not start: ${server.stderr()}`);
  await waitFor(`${origin}/readyz`);
  return server;
}

/** Logs in as the sample's member, whose actions have no limits. Returns the header Cookie. */
export async function logInAtReplica(origin: string): Promise<string> {
  const query =
    'mutation { logIn(input: { email: "maren@marenholt.example", password: "workgrove" }) { userErrors { message } } }';
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (cookie === undefined) throw new Error(await response.text());
  return cookie.split(';')[0]!;
}
