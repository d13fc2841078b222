import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { removeFolder, scratchFolder, type Scratch } from './databases.ts';

/** Where Debian's package has PostgreSQL's programs, one folder for each version. */
const versions = '/usr/lib/postgresql';
/** The user 'nobody' of Debian: PostgreSQL refuses to run as root. */
const nobody = 65_534;

/** The folder of PostgreSQL's programs; undefined where there are none. */
export function findPostgres(): string | undefined {
  const found = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a)) : [];
  return found
    .map((version) => join(versions, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Starts a PostgreSQL server in a temporary folder, on a free port of the loopback interface, with fsync on. */
export async function startPostgres(bin: string) {
  const folder = scratchFolder();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, nobody, nobody);
  const user = isRoot ? { uid: nobody, gid: nobody } : {};
  const data = join(folder, 'data');
  // --no-sync concerns only the files of the empty server.
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'workgrove', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const begin = () =>
    spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=50'],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
  let child = begin();
  const kill = () => child.kill('SIGQUIT');
  process.once('exit', kill);
  const urlOf = (database: string) => `postgres://workgrove@127.0.0.1:${port}/${database}`;

  async function query(text: string): Promise<void> {
    for (const deadline = performance.now() + 30_000; ;) {
      const client = new Client({ connectionString: urlOf('postgres') });
      // The server closes the connection when it stops.
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query(text);
        return;
      } catch (error) {
        const { code } = error as { code?: string };
        if (!['ECONNREFUSED', 'ECONNRESET', '57P03'].includes(code ?? '') || performance.now() > deadline)
          throw error;
      } finally {
        await client.end().catch(() => {});
      }
      await wait(50);
    }
  }
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((ended) => {
      child.once('exit', () => ended());
      child.kill(signal);
    });
  await query('select 1');
  let databases = 0;
  return {
    query,
    /** Creates an empty database. */
    async scratch(): Promise<Scratch> {
      databases += 1;
      const name = `test_${databases}`;
      await query(`create database ${name}`);
      return {
        location: { url: urlOf(name) },
        // It ends with the server: a drop would wait for a checkpoint.
        remove: async () => {},
      };
    },
    /** Ends the server without a shutdown, as a crash does, until `begin`. */
    crash: () => end('SIGQUIT'),
    async begin() {
      child = begin();
      await query('select 1');
    },
    async stop() {
      process.off('exit', kill);
      await end('SIGQUIT');
      removeFolder(folder);
    },
  };
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;
