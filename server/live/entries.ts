import type { Kysely, Transaction } from 'kysely';
import { viewer } from '../account/fixtures.ts';
import { writesOf, type Change } from '../data/changes.ts';
import { isOwnValue } from '../data/own.ts';
import type { Data } from '../data/sample.ts';
import type { Tables } from './database.ts';
import { checkName, upgrade, versionOf } from './versions.ts';

/** A change as the journal stores it: records and values have the version of their kind. */
type StoredChange = Change & { version?: number };

/** Rows of one statement; SQLite allows 32,766 parameters, PostgreSQL 65,535. */
const rowsAtOnce = 2_000;

/** The row id of a value such as `settings`, shared or the sample viewer's. Other accounts' rows have the account's id. */
export const valueId = 'value';

/** The changes as JSON for the journal. */
export const writeChanges = (changes: readonly Change[]): string =>
  JSON.stringify(
    changes.map((change): StoredChange => {
      if ('put' in change) return { ...change, version: versionOf(change.put) };
      return 'set' in change ? { ...change, version: versionOf(change.set) } : change;
    }),
  );

/** The changes of an entry of the journal, in the current versions. */
export const readChanges = (json: string): Change[] =>
  (JSON.parse(json) as StoredChange[]).map(({ version = 1, ...change }) => {
    if ('put' in change) return { ...change, record: upgrade(change.put, version, change.record) as never };
    if ('set' in change) return { ...change, value: upgrade(change.set, version, change.value) as never };
    return change;
  });

/** Throws if this release does not have a kind or a mark of the changes. */
export function checkNames(data: Data, changes: readonly Change[]): void {
  for (const change of changes)
    if ('put' in change) checkName(data, change.put);
    else if ('drop' in change) checkName(data, change.drop);
    else checkName(data, 'set' in change ? change.set : change.mark);
}

/** Entries that are read at once: a journal can be larger than the memory. */
const entriesAtOnce = 500;

/** The entries of the journal after a number, in order; all by default. */
export async function* entriesOf(db: Kysely<Tables>, after = -1): AsyncGenerator<Tables['journal']> {
  for (let last = after; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const entries = await db
      .selectFrom('journal')
      .selectAll()
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(entriesAtOnce)
      .execute();
    yield* entries;
    if (entries.length < entriesAtOnce) return;
    last = entries.at(-1)!.seq;
  }
}

interface Entry {
  seq: number;
  account: string;
}

/** Runs a statement for `rowsAtOnce` rows at a time. `start` is the index of the chunk's first row. */
export async function inChunks<T>(
  rows: readonly T[],
  run: (chunk: T[], start: number) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
    await run(rows.slice(start, start + rowsAtOnce), start);
}

interface Written {
  kind: string;
  id: string;
  body: unknown;
}

/** The records and values that the changes of an account write, in the order of the tables in memory; no removals. */
function writtenBy(changes: readonly Change[], account: string): Written[] {
  const written: Written[] = [];
  for (const { table, id, record } of writesOf(changes))
    if (record) written.push({ kind: table, id, body: record });
  const values = new Map<string, unknown>();
  for (const change of changes) if ('set' in change) values.set(change.set, change.value);
  for (const [kind, body] of values) {
    const isOther = isOwnValue(kind) && account !== viewer.id;
    written.push({ kind, id: isOther ? account : valueId, body });
  }
  return written;
}

const rowOf = ({ kind, id, body }: Written, seq: number, place: number): Tables['record'] => ({
  kind,
  id,
  version: versionOf(kind),
  seq,
  added: seq,
  place,
  body: JSON.stringify(body),
});

/** The rows of the marks that the changes set, and the marks that they remove. A repeated mark keeps its place. */
function markRows({ seq, account }: Entry, changes: readonly Change[]) {
  const removed = new Map<string, { mark: string; id: string }>();
  const added = new Map<string, Tables['mark']>();
  for (const [place, change] of changes.entries()) {
    if (!('mark' in change)) continue;
    const { mark, id, on } = change;
    const key = `${mark} ${id}`;
    if (!on) {
      removed.set(key, { mark, id });
      added.delete(key);
    } else if (!added.has(key)) added.set(key, { mark, account, id, seq, place });
  }
  return { removed: [...removed.values()], added: [...added.values()] };
}

/** Updates `record`, where a replaced one keeps its place, and `mark`. The caller inserts the entry in the journal. */
export async function writeRows(
  tx: Transaction<Tables>,
  entry: Entry,
  changes: readonly Change[],
): Promise<void> {
  await inChunks(writtenBy(changes, entry.account), (written, start) =>
    tx
      .insertInto('record')
      .values(written.map((one, i) => rowOf(one, entry.seq, start + i)))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet(({ ref }) => ({
          version: ref('excluded.version'),
          seq: ref('excluded.seq'),
          body: ref('excluded.body'),
        })),
      )
      .execute(),
  );
  for (const { table, id, record } of writesOf(changes))
    if (!record)
      // oxlint-disable-next-line no-await-in-loop -- an action removes few records
      await tx.deleteFrom('record').where('kind', '=', table).where('id', '=', id).execute();
  const { removed, added } = markRows(entry, changes);
  for (const { mark, id } of removed)
    // oxlint-disable-next-line no-await-in-loop -- an action removes few marks
    await tx
      .deleteFrom('mark')
      .where('mark', '=', mark)
      .where('account', '=', entry.account)
      .where('id', '=', id)
      .execute();
  await inChunks(added, (rows) =>
    tx
      .insertInto('mark')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['mark', 'account', 'id']).doNothing())
      .execute(),
  );
}
