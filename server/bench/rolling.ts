/**
 * A rolling restart and an upgrade of two replicas behind nginx, while clients request pages, run queries and run actions.
 * Part of `npm run bench:live`.
 */
/* oxlint-disable no-await-in-loop -- replicas restart one after the other, and each client waits for its response */
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../../web/e2e/serverProcess.ts';
import { openDatabase } from '../live/database.ts';
import { removeFolder, scratchFolder } from '../live/testing/databases.ts';
import { mutation } from '../live/testing/inputs.ts';
import { freePort } from '../live/testing/postgres.ts';
import { buildNextRelease } from './nextRelease.ts';
import { logInAtReplica, startReplica, waitFor } from './replicas.ts';
import { orShort } from './short.ts';

const roundsOfRestarts = orShort(2, 1);
/** Clients of each kind. */
const clientsOfKind = 3;
/** Milliseconds between two requests of a client. */
const paceMs = 20;
/** The addresses in nginx.conf. */
const addresses = { replicas: ['127.0.0.1:4001', '127.0.0.1:4002'], nginx: '127.0.0.1:8080' };
const paths = ['/', '/jobs', '/gigs', '/shop', '/network'];

/** The first word of the posts that the clients create. */
const created = 'Rolling';

/** What `measureRolling` counts. */
export interface Rolled {
  restarts: number;
  requests: { pages: number; queries: number; actions: number };
  /** Requests that got no response, an error, or data without an action that was acknowledged before. */
  failed: number;
  /** Operations that a replica of the old release refused, and that were sent again, as the browser does. */
  repeated: number;
  /** The longest time without a correct response to a client, in milliseconds. */
  gap: number;
  /** Acknowledged actions that the database lacks, and actions that it has twice. */
  lost: number;
  duplicated: number;
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** nginx.conf without TLS, which needs a certificate, and without the redirect to https. */
const readSite = () =>
  readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
    .replace(/^ *(listen (443|\[::\]:443)|ssl_).*\n/gm, '')
    .replace(/^server \{\n *listen 80;[^}]*\}\n/m, '');

/** Starts nginx with nginx.conf on free ports. */
async function startNginx(replicas: readonly number[]) {
  const folder = scratchFolder();
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const site = [...addresses.replicas, addresses.nginx].reduce(
    (text, address, i) => text.replace(address, `127.0.0.1:${replicas[i] ?? port}`),
    readSite(),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = join(folder, 'main.conf');
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    main,
    `daemon off; pid ${folder}/pid; error_log ${folder}/errors;
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/site.conf;
    }`,
  );
  const child = spawn('nginx', ['-c', main, '-e', join(folder, 'errors')], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => child.kill();
  process.once('exit', kill);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
      removeFolder(folder);
    },
  };
}

/** Clients that send requests from `start` to `stop`. */
function createClients(origin: string, cookie: () => string) {
  const counts = { pages: 0, queries: 0, actions: 0 };
  /** The text of each acknowledged action. */
  const acknowledged: string[] = [];
  let failed = 0;
  let repeated = 0;
  let gap = 0;
  let answered = 0;
  let seen = 0;
  const stopped = new AbortController();

  async function post(
    query: string,
    headers: Record<string, string>,
    delays: readonly number[] = [300, 900],
  ): Promise<string> {
    const body = JSON.stringify({ query });
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie: cookie(), ...headers },
      body,
    });
    const [delay, ...laterDelays] = delays;
    if (response.status !== 503 || delay === undefined) return response.text();
    repeated += 1;
    await pause(delay);
    return post(query, headers, laterDelays);
  }
  /** Each function sends one request, and throws if its response is wrong. */
  const senders: Record<keyof typeof counts, () => Promise<void>> = {
    async pages() {
      const path = paths[counts.pages % paths.length]!;
      const response = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
      const html = await response.text();
      if (!response.ok || !html.trimEnd().endsWith('</html>'))
        throw new Error(`${path}: ${response.status} ${html.slice(0, 100)}`);
    },
    async queries() {
      const last = acknowledged.at(-1);
      const text = await post('{ feed(first: 50) { nodes { content } } }', { 'x-seen': String(seen) });
      if (!text.includes('"nodes"') || (last !== undefined && !text.includes(last))) throw new Error(text);
    },
    async actions() {
      const content = `${created} ${randomUUID()}`;
      const query = mutation('createPost', { content }, 'post { id }');
      const text = await post(query, { 'x-action': randomUUID() });
      const { data, extensions } = JSON.parse(text) as {
        data?: { createPost?: { post?: object | null } };
        extensions?: { seq?: number };
      };
      if (!data?.createPost?.post || extensions?.seq === undefined) throw new Error(text);
      acknowledged.push(content);
      seen = Math.max(seen, extensions.seq);
    },
  };
  function noteAnswer(): void {
    const now = performance.now();
    gap = Math.max(gap, Math.round(now - answered));
    answered = now;
  }
  async function sendUntilStopped(kind: keyof typeof counts): Promise<void> {
    while (!stopped.signal.aborted) {
      counts[kind] += 1;
      await senders[kind]().then(noteAnswer, (error: unknown) => {
        failed += 1;
        console.error(kind, error);
      });
      await pause(paceMs);
    }
  }
  let running: Promise<void>[] = [];
  return {
    start(): void {
      answered = performance.now();
      running = (['pages', 'queries', 'actions'] as const).flatMap((kind) =>
        Array.from({ length: clientsOfKind }, () => sendUntilStopped(kind)),
      );
    },
    async stop() {
      stopped.abort();
      await Promise.all(running);
      return { requests: counts, failed, repeated, gap, acknowledged };
    },
  };
}

/** Restarts each replica several times. */
async function restart(replicas: ServerProcess[], ports: readonly number[], url: string): Promise<number> {
  let restarts = 0;
  for (; restarts < roundsOfRestarts * ports.length; restarts += 1) {
    const i = restarts % ports.length;
    const { child, exit, stderr } = replicas[i]!;
    child.kill('SIGTERM');
    const { code } = await exit;
    if (code !== 0) throw new Error(`A replica ended with ${code}: ${stderr()}`);
    replicas[i] = await startReplica(url, ports[i]!);
  }
  return restarts;
}

/** Starts the next release in place of one replica, which ends the other one with its first post, as systemd would start it. */
async function upgrade(
  replicas: ServerProcess[],
  ports: readonly number[],
  url: string,
  next: string,
): Promise<number> {
  replicas[0]!.child.kill('SIGTERM');
  await replicas[0]!.exit;
  replicas[0] = await startReplica(url, ports[0]!, next);
  const { code } = await replicas[1]!.exit;
  if (code !== 0) throw new Error(`The replica of the old release ended with ${code}.`);
  replicas[1] = await startReplica(url, ports[1]!, next);
  return ports.length;
}

/** The texts of all posts that the clients have created. */
async function readCreated(url: string): Promise<string[]> {
  const { db } = await openDatabase({ url }, { create: false });
  // The next release has written them.
  const rows = await db.selectFrom('record').select('body').where('kind', '=', 'posts').execute();
  await db.destroy();
  const contents = rows.map(({ body }) => (JSON.parse(body) as { content: string }).content);
  return contents.filter((content) => content.startsWith(created));
}

/** Restarts two replicas while clients use both through nginx. */
export async function measureRolling(url: string): Promise<Rolled> {
  const ports = [await freePort(), await freePort()];
  const replicas: ServerProcess[] = [];
  const nginx = await startNginx(ports);
  const next = buildNextRelease();
  let cookie = '';
  const clients = createClients(nginx.origin, () => cookie);
  try {
    for (const port of ports) replicas.push(await startReplica(url, port));
    await waitFor(`${nginx.origin}/readyz`);
    cookie = await logInAtReplica(`http://127.0.0.1:${ports[0]}`);
    clients.start();
    const restarts = (await restart(replicas, ports, url)) + (await upgrade(replicas, ports, url, next));
    const { acknowledged, ...counts } = await clients.stop();
    const stored = await readCreated(url);
    const distinct = new Set(stored);
    return {
      restarts,
      ...counts,
      lost: acknowledged.filter((content) => !distinct.has(content)).length,
      duplicated: stored.length - distinct.size,
    };
  } finally {
    await clients.stop();
    for (const { child } of replicas) child.kill();
    await Promise.all(replicas.map(({ exit }) => exit));
    await nginx.stop();
    removeFolder(next);
  }
}
