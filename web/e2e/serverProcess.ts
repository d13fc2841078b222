import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

export interface ServerProcess {
  child: ChildProcess;
  /** The origin that the server prints once it listens; null if it exits first. */
  origin: Promise<string | null>;
  /** Exit code or signal. */
  exit: Promise<{ code: number | null; signal: string | null }>;
  stdout: () => string;
  stderr: () => string;
}

/** Starts the built server, or a copy of it, as a separate process on a free port. */
export function startServer(
  environment: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
  folder = project,
  built = 'dist/server',
): ServerProcess {
  const child = spawn(process.execPath, [...nodeOptions, join(project, built, 'index.js')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', ...environment },
  });
  let out = '';
  let err = '';
  const exit = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const origin = new Promise<string | null>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
      const address = /http:\/\/\S+:\d+/.exec(out)?.[0];
      if (address) resolve(address);
    });
    void exit.then(() => resolve(null));
  });
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  return { child, origin, exit, stdout: () => out, stderr: () => err };
}
