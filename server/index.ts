import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setImmediate as pollNetwork, setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { readSettings } from './http/settings.ts';
import { logAction } from './live/actionLog.ts';
import { StorageError } from './live/problems.ts';
import { watchMemory } from './shared/memory.ts';

// React and Apollo read NODE_ENV when they are loaded, so it must be set first.
process.env['NODE_ENV'] ??= 'production';

// By default V8 collects garbage when the heap has several times its live size. With a growth of 50 percent, 120 pages
// for 8 clients need at most 449 MB, not 738. 20 percent need less, but each request takes a quarter longer.
setFlagsFromString('--heap-growing-percent=50');
watchMemory();

/** Time for a load balancer to notice the 503 of /readyz, in milliseconds. */
const drainMs = 1_000;
/** Maximum time to finish the last responses, in milliseconds. */
const shutdownTimeoutMs = 25_000;

function fail(message: string): never {
  console.error(`Workgrove cannot start: ${message}`);
  process.exit(1);
}

function settings() {
  try {
    return readSettings(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}

const configured = settings();
const { host, port } = configured;
const folder = process.cwd();
if (!existsSync(join(folder, 'schema/base.graphql')))
  fail(`${folder} is not the folder of the project. Go there and run \`npm start\`.`);
for (const built of ['dist/web/.vite/manifest.json', 'web/generated/persisted-documents.json'])
  if (!existsSync(join(folder, built))) fail(`${built} is missing. Run \`npm run build\`.`);
const { createApp, builtAssets } = await import('./app.ts');
const assets = builtAssets(join(folder, 'dist/web'));
const app = await createApp(assets, configured, { logAction }).catch((error: unknown) => {
  // The sentence says what to do; another error keeps its stack.
  if (error instanceof StorageError) return fail(error.message);
  throw error;
});
// Closes slow connections earlier than Node's default timeouts of minutes.
const server = createServer(
  {
    headersTimeout: 5_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
  },
  app.handler,
);

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`port ${port} is in use. Set PORT to another one.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    fail(`this machine has no address '${host}'. Set HOST.`);
  if (error.code === 'EACCES') fail(`port ${port} needs more rights. Set PORT to one above 1023.`);
  fail(error.message);
});
// With PostgreSQL another server can answer until this one is ready.
const sharesData = configured.live !== undefined && 'url' in configured.live;
if (sharesData) await app.warmUp();
server.listen(port, host, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const stored = app.storedIn ?? configured.endpoint;
  const source = stored === undefined ? '' : `, with the data of ${stored}`;
  console.log(`Workgrove is ready at http://${host.includes(':') ? `[${host}]` : host}:${actual}/${source}`);
  if (!sharesData) void app.warmUp();
});

let acceptedConnections = 0;
server.on('connection', () => {
  acceptedConnections += 1;
});

/** Yields until no connection is pending, as `close` resets those: one poll accepts them, the next reads their requests. */
async function yieldToPendingRequests(): Promise<void> {
  const before = acceptedConnections;
  await pollNetwork();
  await pollNetwork();
  if (acceptedConnections > before) return yieldToPendingRequests();
}

let stopping = false;
async function stop(noticeMs = drainMs): Promise<void> {
  if (stopping) return;
  stopping = true;
  app.drain();
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
  await wait(noticeMs);
  await yieldToPendingRequests();
  // `close` and `closeIdleConnections` end a connection whose request has not been read, so each follows a network poll.
  const closed = new Promise((done) => server.close(done));
  const closing = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50);
  await closed;
  clearInterval(closing);
  await app.stop();
  process.exit(0);
}
// This server refuses all actions from now on. systemd starts it again, with the new release.
void app.outdated?.then(() => stop(0));
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
