import { setImmediate as nextTurn } from 'node:timers/promises';
import { createEnlargedSample, type Sizes } from '../data/enlarge.ts';
import type { Change } from '../data/changes.ts';
import { ownValuesOf, type OwnValuesByAccount } from '../data/own.ts';
import { createSample, type Data, type Value } from '../data/sample.ts';
import { memoryProblem } from '../shared/memory.ts';
import { createClock } from '../shared/time.ts';
import { sql, type Kysely } from 'kysely';
import { lockHead, type Database, type Tables } from './database.ts';
import { valueId, writeRows } from './entries.ts';
import { MemoryError } from './problems.ts';
import { createSharing } from './sharing.ts';
import { checkName, upgrade } from './versions.ts';

/** Records of a page that `pagesOf` reads. */
const rowsAtOnce = 2_000;

/** The stored data, as at an entry. */
export interface Loaded {
  data: Data;
  /** The own values and marks of all accounts except the sample's viewer; `data` has those. */
  values: OwnValuesByAccount;
  seq: number;
  /** The id of the data; see `Tables.head`. */
  origin: string;
}

/** The changes that write all these data to an empty database. */
function changesOf({ marks, ...kinds }: Data): Change[] {
  const records = Object.entries(kinds).flatMap(([kind, stored]): object[] =>
    stored instanceof Map
      ? Array.from(stored.values(), (record: unknown) => ({ put: kind, record }))
      : [{ set: kind, value: stored }],
  );
  const marked = Object.entries(marks).flatMap(([mark, ids]) =>
    Array.from(ids, (id) => ({ mark, id, on: true })),
  );
  return [...records, ...marked] as Change[];
}

/** Writes the sample data to an empty database, as entry 1, whose `changes` are empty: a start reads the records' rows. */
export async function writeSample(database: Database, sizes: Sizes): Promise<void> {
  const { db, now } = database;
  const { seq: last, at } = await db
    .selectFrom('head')
    .select(['seq', now.as('at')])
    .executeTakeFirstOrThrow();
  if (last > 0) return;
  const data = createEnlargedSample(Date.parse(at), sizes);
  await db.transaction().execute(async (tx) => {
    const head = await lockHead(database, tx);
    if (head.seq > 0) return; // another server has written it meanwhile
    const entry = { seq: 1, account: data.viewer.id };
    await tx
      .insertInto('journal')
      .values({ ...entry, at, action: 'sample', action_id: 'sample', input: null, changes: '[]' })
      .execute();
    await writeRows(tx, entry, changesOf(data));
    await tx.updateTable('head').set({ seq: entry.seq }).execute();
  });
}

/** Data without records and marks. Its values are those of the sample, which the database's replace. */
function createDataWithoutRecords(): Data {
  const data = createSample(createClock(Date.now()));
  for (const stored of [...Object.values(data), ...Object.values(data.marks)])
    if (stored instanceof Map || stored instanceof Set) stored.clear();
  return data;
}

type Position = Pick<Tables['record'], 'added' | 'place'>;

const readPage = (db: Kysely<Tables>, kind: string, after?: Position) =>
  db
    .selectFrom('record')
    .select(['version', 'body', 'added', 'place'])
    .where('kind', '=', kind)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(added, place) > (${after!.added}, ${after!.place})`),
    )
    .orderBy('added')
    .orderBy('place')
    .limit(rowsAtOnce)
    .execute();

/** The records of a kind in pages: all rows at once would double the memory. The next page loads while one is parsed. */
async function* pagesOf(
  db: Kysely<Tables>,
  kind: string,
): AsyncGenerator<{ version: number; body: string }[]> {
  for (let next = readPage(db, kind); ;) {
    // oxlint-disable-next-line no-await-in-loop -- at most two pages are in memory
    const page = await next;
    if (page.length === 0) return;
    next = readPage(db, kind, page.at(-1));
    // The reader may stop at an error before it awaits this page: an unhandled rejection would end the process.
    next.catch(() => {});
    yield page;
  }
}

/** Reads a value that is not a table, of all accounts that have it. */
async function loadValue(db: Kysely<Tables>, { data, values }: Loaded, kind: Value): Promise<void> {
  const found = await db
    .selectFrom('record')
    .select(['id', 'version', 'body'])
    .where('kind', '=', kind)
    .execute();
  for (const { id, version, body } of found) {
    const target = id === valueId ? data : ownValuesOf(data, values, id);
    Object.assign(target, { [kind]: upgrade(kind, version, JSON.parse(body)) });
  }
}

async function loadKind(
  db: Kysely<Tables>,
  loaded: Loaded,
  kind: string,
  share: ReturnType<typeof createSharing>,
): Promise<void> {
  checkName(loaded.data, kind);
  const stored = (loaded.data as Record<string, unknown>)[kind];
  if (!(stored instanceof Map)) return loadValue(db, loaded, kind as Value);
  for await (const page of pagesOf(db, kind)) {
    for (const { version, body } of page) {
      const record = share(upgrade(kind, version, JSON.parse(body)) as { id: string });
      stored.set(record.id, record);
    }
    // SQLite answers at once, so that `watchMemory` would not get a turn.
    await nextTurn();
  }
}

/** Reads all current records and marks; call it within a transaction. Throws if they do not fit into the memory. */
export async function loadData(db: Kysely<Tables>): Promise<Loaded> {
  const { seq, origin } = await db.selectFrom('head').select(['seq', 'origin']).executeTakeFirstOrThrow();
  const data = createDataWithoutRecords();
  const values: OwnValuesByAccount = new Map();
  const loaded = { data, values, seq, origin };
  const kinds = await db
    .selectFrom('record')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('records')])
    .groupBy('kind')
    .execute();
  const problem = memoryProblem(kinds.reduce((sum, { records }) => sum + records, 0));
  if (problem !== undefined) throw new MemoryError(problem);
  const share = createSharing();
  // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
  for (const { kind } of kinds) await loadKind(db, loaded, kind, share);
  const marks = await db
    .selectFrom('mark')
    .select(['account', 'mark', 'id'])
    .orderBy('seq')
    .orderBy('place')
    .execute();
  for (const { account, mark, id } of marks) {
    checkName(data, mark);
    (ownValuesOf(data, values, account).marks as Record<string, Set<string>>)[mark]!.add(id);
  }
  return loaded;
}

/** Reads within a transaction that sees the data as at one entry and locks nothing. */
export const readSnapshot = <T>({ db }: Database, read: (tx: Kysely<Tables>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
