import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { openLive, type Live, type LiveSettings } from '../live.ts';
import { scratchSqlite, secret, type Scratch } from './databases.ts';
import { findPostgres, startPostgres, type PostgresServer } from './postgres.ts';

/** The longest start of a PostgreSQL server on a busy machine, in milliseconds. */
const startMs = 90_000;

/** What a test needs: an empty database, removed after the test with all that it opened. */
export interface Bench {
  /** Opens the data of this test; each call is one more replica. */
  open: (settings?: Partial<LiveSettings>) => Promise<Live>;
  /** The database of this test. */
  scratch: () => Promise<Scratch>;
  /** The PostgreSQL server; undefined for SQLite. */
  server: () => PostgresServer | undefined;
}

function createBench(create: () => Promise<Scratch>, server: Bench['server']): Bench {
  let scratch: Promise<Scratch> | undefined;
  const opened: Live[] = [];
  const current = () => (scratch ??= create());
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((live) => live.close()));
    await (await scratch)?.remove();
    scratch = undefined;
  });
  return {
    async open(settings) {
      const { location } = await current();
      const live = await openLive({ location, secret, patienceMs: 0, ...settings });
      opened.push(live);
      return live;
    },
    scratch: current,
    server,
  };
}

/** Registers the tests for SQLite. */
export function onSqlite(register: (bench: Bench) => void): void {
  describe('SQLite', () => {
    register(createBench(scratchSqlite, () => undefined));
  });
}

/** Registers the tests for PostgreSQL, or prints that they are skipped where its programs are missing. */
export function onPostgres(register: (bench: Bench) => void): void {
  const bin = findPostgres();
  if (bin === undefined)
    console.warn('Tests on PostgreSQL are skipped: install it with `apt-get install postgresql`.');
  describe.skipIf(bin === undefined)('PostgreSQL', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres(bin!);
    }, startMs);
    afterAll(() => server.stop(), startMs);
    register(
      createBench(
        () => server.scratch(),
        () => server,
      ),
    );
  });
}

/** Registers the same tests for both databases. */
export function onEachDatabase(register: (bench: Bench) => void): void {
  onSqlite(register);
  onPostgres(register);
}
