import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readSettings } from './http/settings.ts';

// React and Apollo choose their production code by this when they are loaded, so it is set first.
process.env['NODE_ENV'] ??= 'production';

/** Time for whoever sends requests here to see that /readyz says 503. */
const drainMs = 1_000;
/** Nobody waits longer than this for the last answers. */
const patienceMs = 15_000;

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

const { host, port } = settings();
const { createApp, builtAssets } = await import('./app.ts');
const app = await createApp(builtAssets(join(process.cwd(), 'dist/web')));
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

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  app.drain();
  setTimeout(() => process.exit(1), patienceMs).unref();
  await wait(drainMs);
  await new Promise((closed) => server.close(closed));
  await app.stop();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
