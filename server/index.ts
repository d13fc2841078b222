import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { Server } from 'node:net';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { readSettings } from './http/settings.ts';

// React and Apollo choose their production code by this when they are loaded, so it is set first.
process.env['NODE_ENV'] ??= 'production';

// Each page leaves a few megabytes behind. Left to itself V8 collects them when they are four times what is in use;
// half as much again keeps a crowd's pages within 300 MB, and unlike a limit it ends nothing.
setFlagsFromString('--heap-growing-percent=50');

/** Time for whoever sends requests here to see that /readyz says 503. */
const drainMs = 1_000;
/** Nobody waits longer than this for the last answers. */
const patienceMs = 25_000;

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

const { host, port, origin } = settings();
const folder = process.cwd();
if (!existsSync(join(folder, 'schema/base.graphql')))
  fail(`${folder} is not the folder of the project. Go there and run \`npm start\`.`);
for (const built of ['dist/web/.vite/manifest.json', 'web/generated/persisted-documents.json'])
  if (!existsSync(join(folder, built))) fail(`${built} is missing. Run \`npm run build\`.`);
const { createApp, builtAssets } = await import('./app.ts');
const app = await createApp(builtAssets(join(folder, 'dist/web')), origin);
// Slow senders are cut off long before Node's own minutes.
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
server.listen(port, host, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`Workgrove is ready at http://${host.includes(':') ? `[${host}]` : host}:${actual}/`);
});

let came = 0;
server.on('connection', () => {
  came += 1;
});

/**
 * Lets in whoever has knocked by now: under load a timer rings before the next look at the network, and one look
 * need not show everybody. Those left outside would be told that the connection is reset.
 */
async function yieldToPendingRequests(): Promise<void> {
  const before = came;
  await turn();
  await turn();
  if (came > before) return yieldToPendingRequests();
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  app.drain();
  setTimeout(() => process.exit(1), patienceMs).unref();
  await wait(drainMs);
  await yieldToPendingRequests();
  // Not the server's own close(), which would end connections whose request has come and is not read yet.
  const closed = new Promise((done) => Server.prototype.close.call(server, done));
  const closing = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50);
  await closed;
  clearInterval(closing);
  await app.stop();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
