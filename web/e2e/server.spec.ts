import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startServer, type ServerProcess } from './serverProcess.ts';
import { expect } from './test.ts';

/** Starts servers and stops them after the test. */
const test = base.extend<{ start: typeof startServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its pattern
  start: async ({}, use) => {
    const started: ServerProcess[] = [];
    await use((...options) => {
      const server = startServer(...options);
      started.push(server);
      return server;
    });
    for (const { child } of started) child.kill('SIGKILL');
  },
});

const query = JSON.stringify({ query: '{ viewer { name } }' });
const head = (host: string, length: number, more = '') =>
  `POST /graphql HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`;

/** Sends a request except for the end of its body, which `finish` sends. */
async function beginRequest(origin: string) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  const ended = once(socket, 'close');
  socket.write(head(host, query.length) + query.slice(0, 10));
  return {
    finish: async () => {
      socket.write(query.slice(10));
      await ended;
      return answer;
    },
  };
}

test('The server prints its address in one line, and is healthy and ready', async ({ start }) => {
  const server = start();
  const origin = await server.origin;
  expect(server.stdout()).toMatch(/^Workgrove is ready at http:\/\/127\.0\.0\.1:\d+\/\n$/);
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok');
  // It builds its indexes and compiles the client's queries first.
  await expect
    .poll(async () => {
      const ready = await fetch(`${origin}/readyz`);
      return [ready.status, await ready.text()];
    })
    .toEqual([200, 'ready']);
  expect(server.stderr()).toBe('');
});

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`After ${signal} the server is not ready, answers running requests and exits with 0`, async ({
    start,
  }) => {
    const server = start();
    const origin = (await server.origin)!;
    const running = await Promise.all(Array.from({ length: 10 }, () => beginRequest(origin)));
    // A page too, for a keep-alive connection.
    expect((await fetch(origin)).status).toBe(200);
    server.child.kill(signal);
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { intervals: [20] }).toBe(503);
    const readiness = await fetch(`${origin}/readyz`);
    expect([await readiness.text(), readiness.headers.get('connection')]).toEqual(['stopping', 'close']);
    expect((await fetch(`${origin}/healthz`)).status, 'still alive').toBe(200);
    server.child.kill(signal);
    const answers = await Promise.all(running.map(({ finish }) => finish()));
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toContain('{"data":{"viewer":{"name":"Maren Holt"}}}');
    }
    expect(await server.exit).toEqual({ code: 0, signal: null });
    expect(server.stderr()).toBe('');
  });

test('A request that takes longer than the grace period of 1 s is answered before the exit', async ({
  start,
}) => {
  const server = start();
  const origin = (await server.origin)!;
  const running = await beginRequest(origin);
  server.child.kill('SIGTERM');
  // The listener is closed when new connections are refused.
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      { intervals: [50] },
    )
    .toBe('refused');
  expect(await running.finish()).toContain('"name":"Maren Holt"');
  expect(await server.exit).toEqual({ code: 0, signal: null });
});

/** Opens a keep-alive connection; `count` is its number of responses. */
async function keepAlive(origin: string) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answers = '';
  socket.on('data', (data) => (answers += data.toString()));
  socket.on('error', () => {});
  const ended = once(socket, 'close');
  const send = () => socket.write(head(host, query.length) + query);
  send();
  await expect.poll(() => answers, { intervals: [20] }).toContain('Maren Holt');
  return { send, ended, count: () => answers.split('"name":"Maren Holt"').length - 1 };
}

test('After SIGTERM under load the server answers every request that was sent', async ({ start }) => {
  const server = start();
  const origin = (await server.origin)!;
  const connections = await Promise.all(Array.from({ length: 50 }, () => keepAlive(origin)));
  // Rendering takes longer than the grace period of 1 s; requests arrive meanwhile.
  const pages = Array.from({ length: 4 }, (_, i) => fetch(`${origin}/jobs?page=1&load=${i}`));
  for (const { send } of connections) send();
  server.child.kill('SIGTERM');
  const statuses = (await Promise.all(pages)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  await Promise.all(connections.map(({ ended }) => ended));
  expect(connections.filter(({ count }) => count() !== 2)).toEqual([]);
  expect(await server.exit).toEqual({ code: 0, signal: null });
});

test('Started in another folder or without a build, the server prints what to do', async ({ start }) => {
  const elsewhere = start({}, [], tmpdir());
  expect(await elsewhere.exit).toEqual({ code: 1, signal: null });
  expect(elsewhere.stderr()).toMatch(/is not the folder of the project\. Go there and run `npm start`\.\n$/);
  const bare = mkdtempSync(join(tmpdir(), 'workgrove-'));
  mkdirSync(join(bare, 'schema'));
  writeFileSync(join(bare, 'schema/base.graphql'), '');
  const unbuilt = start({}, [], bare);
  expect(await unbuilt.exit).toEqual({ code: 1, signal: null });
  expect(unbuilt.stderr()).toBe(
    'Workgrove cannot start: dist/web/.vite/manifest.json is missing. Run `npm run build`.\n',
  );
  rmSync(bare, { recursive: true });
});

test('A port in use prints one line and exits with 1', async ({ start }) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const server = start({ PORT: String(port) });
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(server.stderr()).toBe(`Workgrove cannot start: port ${port} is in use. Set PORT to another one.\n`);
  expect(server.stdout()).toBe('');
  taken.close();
});

for (const [environment, sentence] of [
  [{ PORT: 'http' }, "PORT must be a whole number from 0 to 65535, not 'http'."],
  [{ HOST: '192.0.2.1' }, "this machine has no address '192.0.2.1'. Set HOST."],
] as const)
  test(`${JSON.stringify(environment)} prints one line and exits with 1`, async ({ start }) => {
    const server = start(environment);
    expect(await server.exit).toEqual({ code: 1, signal: null });
    expect(server.stderr()).toBe(`Workgrove cannot start: ${sentence}\n`);
    expect(server.stdout()).toBe('');
  });

test('The server closes connections that send headers slowly, and serves others meanwhile', async ({
  start,
}) => {
  const origin = (await start().origin)!;
  const { hostname, port } = new URL(origin);
  const slow = Array.from({ length: 50 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.resume();
    socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ');
    return once(socket, 'close');
  });
  const began = Date.now();
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await Promise.all(slow);
  expect(Date.now() - began).toBeLessThan(9_000);
  expect((await fetch(origin)).status).toBe(200);
});
