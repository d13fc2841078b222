/** Requests to servers in other processes, and the processor time that they take. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { startServer } from '../../web/e2e/serverProcess.ts';
import { orShort } from './short.ts';

/** Requests of a measurement, and connections that send them. A quarter more requests warm the server before. */
const load = { measured: orShort(1_200, 40), connections: 8 };

export interface Sent {
  method: 'GET' | 'POST';
  /** The path of the URL, and the query of the URL or the body. */
  path: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Running {
  process: ChildProcess;
  /** Such as 'http://127.0.0.1:4000'. */
  origin: string;
  /** Headers of each request, such as the cookie of a session. */
  headers?: Readonly<Record<string, string>>;
}

/** Starts the built server. */
export async function startOurs(environment: Readonly<Record<string, string>> = {}): Promise<Running> {
  const { child, origin, stderr } = startServer(environment);
  const home = await origin;
  if (!home) throw new Error(`The built server does not start. Run \`npm run build\` first.\n${stderr()}`);
  return { process: child, origin: home.replace(/\/$/, '') };
}

/** Starts a TypeScript file that serves and prints one line. */
export async function startHost(
  file: string,
  argument: string,
): Promise<{ process: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, argument], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of child.stdout) return { process: child, line: String(line).trim() };
  throw new Error(`${file} does not start.`);
}

/** Processor time of all threads of a process so far, in nanoseconds, from Linux's /proc. */
function processorTime({ pid }: ChildProcess): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks)
    .map((task) => Number(readFileSync(join(tasks, task, 'schedstat'), 'utf8').split(' ')[0]))
    .reduce((sum, time) => sum + time, 0);
}

const agent = new Agent({ keepAlive: true, maxSockets: load.connections });

/** Closes the connections. */
export const disconnect = (): void => agent.destroy();

/** Resolves to the body of the response. */
export function send(server: Pick<Running, 'origin' | 'headers'>, sent: Sent): Promise<string> {
  const { method, path, text, headers } = sent;
  const url = `${server.origin}${path}`;
  const body = method === 'POST' && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      method === 'GET' && text !== '' ? `${url}?${text}` : url,
      { method, headers: { ...server.headers, ...headers, ...body }, agent },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve(Buffer.concat(chunks).toString()));
      },
    );
    outgoing.on('error', (error) => {
      // The server may close an idle connection just when it is used again.
      if (outgoing.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
        resolve(send(server, sent));
      else reject(error);
    });
    outgoing.end(method === 'POST' ? text : undefined);
  });
}

/** Sends requests over all connections. */
async function sendMany(server: Running, ask: () => Sent, requests: number): Promise<void> {
  let left = requests;
  const sendNext = async (): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- a connection sends one request at a time
    while ((left -= 1) >= 0) await send(server, ask());
  };
  await Promise.all(Array.from({ length: load.connections }, sendNext));
}

/** Microseconds of processor time per request. */
export async function measure(server: Running, ask: () => Sent, measured = load.measured): Promise<number> {
  await sendMany(server, ask, Math.ceil(measured / 4));
  const before = processorTime(server.process);
  await sendMany(server, ask, measured);
  return (processorTime(server.process) - before) / 1_000 / measured;
}

export const shuffle = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
