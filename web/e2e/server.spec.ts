import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startServer, type ServerProcess } from './serverProcess.ts';
import { expect } from './test.ts';

/** Servers that a test starts, ended with it. */
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

/** A request whose body is sent only when the test says so. */
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

test('The server says in one line where it is, and is healthy and ready', async ({ start }) => {
  const server = start();
  const origin = await server.origin;
  expect(server.stdout()).toMatch(/^Workgrove is ready at http:\/\/127\.0\.0\.1:\d+\/\n$/);
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok');
  const ready = await fetch(`${origin}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([200, 'ready']);
  expect(server.stderr()).toBe('');
});

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`After ${signal} nothing is lost: not ready, running requests are answered, exit 0`, async ({
    start,
  }) => {
    const server = start();
    const origin = (await server.origin)!;
    const running = await Promise.all(Array.from({ length: 10 }, () => beginRequest(origin)));
    // A page besides, so that a connection is kept alive.
    expect((await fetch(origin)).status).toBe(200);
    server.child.kill(signal);
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { intervals: [20] }).toBe(503);
    const still = await fetch(`${origin}/readyz`);
    expect([await still.text(), still.headers.get('connection')]).toEqual(['stopping', 'close']);
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

test('A request that outlasts the second of grace is answered before the end', async ({ start }) => {
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

/** A connection that is kept alive, and the answers that have come over it. */
async function keepAlive(origin: string) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answers = '';
  socket.on('data', (data) => (answers += data.toString()));
  socket.on('error', () => {});
  const ended = once(socket, 'close');
  const ask = () => socket.write(head(host, query.length) + query);
  ask();
  await expect.poll(() => answers, { intervals: [20] }).toContain('Maren Holt');
  return { ask, ended, count: () => answers.split('"name":"Maren Holt"').length - 1 };
}

test('After SIGTERM under load every request that has been sent is answered', async ({ start }) => {
  const server = start();
  const origin = (await server.origin)!;
  const kept = await Promise.all(Array.from({ length: 50 }, () => keepAlive(origin)));
  // Pages keep it busy for longer than the second of grace; requests come in while it renders.
  const pages = Array.from({ length: 4 }, (_, i) => fetch(`${origin}/jobs?page=1&load=${i}`));
  for (const { ask } of kept) ask();
  server.child.kill('SIGTERM');
  const statuses = (await Promise.all(pages)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  await Promise.all(kept.map(({ ended }) => ended));
  expect(kept.filter(({ count }) => count() !== 2)).toEqual([]);
  expect(await server.exit).toEqual({ code: 0, signal: null });
});

test('Started elsewhere, or without a build, it says what to do', async ({ start }) => {
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

test('A port in use is told in one line, exit 1', async ({ start }) => {
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
  test(`${JSON.stringify(environment)} is refused in one line, exit 1`, async ({ start }) => {
    const server = start(environment);
    expect(await server.exit).toEqual({ code: 1, signal: null });
    expect(server.stderr()).toBe(`Workgrove cannot start: ${sentence}\n`);
    expect(server.stdout()).toBe('');
  });

test('Headers that come drop by drop are cut off, and others are served meanwhile', async ({ start }) => {
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
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  await Promise.all(slow);
  expect(Date.now() - began).toBeLessThan(9_000);
  expect((await fetch(origin)).status).toBe(200);
});
