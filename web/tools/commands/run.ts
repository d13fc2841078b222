import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../e2e/serverProcess.ts';
import { shortForms, type Place, type ShortForm } from './shortForms.ts';

/**
 * Runs every command of package.json that nothing else in CI runs, in its shortest form: `npm run test:commands`, after
 * `npm run build`; `-- dev contract` selects some. It fails with the output of each command that fails.
 */
/** Most commands also wait: for a browser, a server or a database. */
const concurrency = 3;

/** Longest time of a command, in milliseconds. */
const limit = 300_000;
const selected = process.argv.slice(2);

/** Resolves when an address sends a page. */
async function readPage(address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal });
  const page = await response.text();
  if (response.status !== 200 || !page.includes('id="main"'))
    throw new Error(`${address} sends ${response.status}: ${page.slice(0, 500)}`);
}

/** Runs a command. Rejects with its output if the command fails. */
async function run(name: string, { args, env, serves }: ShortForm, place: Place): Promise<void> {
  // The hooks build, which `.ci/run` has done.
  const words = ['run', '--silent', '--ignore-scripts', name, '--', ...(args?.(place) ?? [])];
  const child = spawn('npm', words, {
    env: { ...process.env, NO_COLOR: '1', ...(serves && { PORT: '0' }), ...env?.(place) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that the processes below npm end with it.
    detached: true,
  });
  const end = () => {
    try {
      process.kill(-child.pid!);
    } catch {
      // It has ended.
    }
  };
  const timeout = AbortSignal.timeout(limit);
  timeout.addEventListener('abort', end);
  let output = '';
  let page: Promise<void> | undefined;
  const failed = (cause: string) => new Error(`${name}: ${cause}\n${output.trim()}`);
  try {
    await new Promise<void>((resolve, reject) => {
      const read = (data: Buffer) => {
        output += data.toString();
        const [address] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(output) ?? [];
        if (!serves || !address || page) return;
        page = readPage(address, timeout);
        page.then(resolve, (error: Error) => reject(failed(error.message)));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('close', (code, signal) => {
        if (code === 0 && !serves) resolve();
        else
          reject(
            failed(timeout.aborted ? `no end after ${limit / 1_000} s` : `ended with ${code ?? signal}`),
          );
      });
    });
  } finally {
    end();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'workgrove-commands-'));
const server = startServer();
const failures: string[] = [];
try {
  const origin = await server.origin;
  if (!origin)
    throw new Error(`The built server does not start. Run \`npm run build\` first.\n${server.stderr()}`);
  const queue = shortForms.map((group) =>
    Object.entries(group).filter(([name]) => selected.length === 0 || selected.includes(name)),
  );
  const work = async () => {
    for (let group = queue.shift(); group; group = queue.shift())
      for (const [name, form] of group) {
        const began = performance.now();
        const failure = await run(name, form, { folder, origin }).catch((error: Error) => error.message);
        if (failure) failures.push(failure);
        const seconds = ((performance.now() - began) / 1_000).toFixed(1);
        console.log(`${name.padEnd(18)}${seconds.padStart(6)} s${failure ? '  failed' : ''}`);
      }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
} finally {
  server.child.kill();
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(`\n${failure}`);
if (failures.length > 0) process.exitCode = 1;
