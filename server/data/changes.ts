import { isOwnValue, ownSource, type OwnValues } from './own.ts';
import { checkAll, checkMissing, checkRecord, type Preview } from './references.ts';
import type { RecordOf, Data, Table, Value } from './sample.ts';
import type { Index } from '../shared/derived.ts';
import type { Mark } from '../shared/marks.ts';
import { OwnedTable } from '../shared/ownedTable.ts';
import { noteChange, sharedValues } from '../shared/reading.ts';

export type Change =
  /** Adds a record, or replaces the one with its id. */
  | { [K in Table]: { put: K; record: RecordOf<K> } }[Table]
  /** Removes a record, to which no other record refers. */
  | { drop: Table; id: string }
  /** Adds or removes a mark of the account's. */
  | { mark: Mark; id: string; on: boolean }
  /** Replaces a value that is not a table; the account's, if each account has it for itself. */
  | { [K in Value]: { set: K; value: Data[K] } }[Value];

/** An index with the names of the stored data that its noun reads. */
export interface Registered {
  reads: readonly (keyof Data)[];
  index: Index;
  /** The data as the account of the index reads them. */
  own: Data;
}

/** The indexes that all accounts share, and those of each open account, in the order of their registration. */
export interface Indexes {
  shared: readonly Registered[];
  byAccount: ReadonlyMap<string, readonly Registered[]>;
}

interface AnyRecord {
  id: string;
}

/** The last change of a record; null removes it. */
export interface Write {
  table: Table;
  id: string;
  record: AnyRecord | null;
}

/** A function of `Affected` in `shared/derived.ts`, for a table of any kind. */
type AffectedIds = (record: AnyRecord, other: AnyRecord | undefined) => Iterable<string> | null;

const tableOf = (data: Data, table: Table) => data[table] as Map<string, AnyRecord>;

/** Throws if the writes would leave a dangling reference or a duplicate id. */
function check(data: Data, writes: readonly Write[]): void {
  const written = new Map(writes.map((write) => [`${write.table} ${write.id}`, write]));
  const preview: Preview = {
    has: (table, id) => {
      const write = written.get(`${table} ${id}`);
      return write ? write.record !== null : data[table].has(id);
    },
    // Without the written ones, which `checkRecord` checks.
    *records(table) {
      for (const record of tableOf(data, table).values())
        if (!written.has(`${table} ${record.id}`)) yield record;
    },
  };
  for (const { table, id, record } of writes)
    if (record) checkRecord(preview, table, record);
    else if (!data[table].has(id)) throw new Error(`There is no '${id}' to remove.`);
    else checkMissing(preview, table, id);
}

/** Throws if a stored record has a dangling reference or a duplicate id. */
export function checkData(data: Data): void {
  const preview: Preview = {
    has: (table, id) => data[table].has(id),
    records: (table) => tableOf(data, table).values(),
  };
  checkAll(preview);
}

/** The indexes that may read the writes. A record of certain accounts concerns only theirs, however many are open. */
function indexesReading(
  data: Data,
  { shared, byAccount }: Indexes,
  writes: readonly Write[],
): readonly Registered[] {
  const accounts = new Set<string>();
  // All accounts have the same kinds of indexes, so those of one show which tables they read.
  const first = byAccount.get(data.viewer.id) ?? [];
  for (const { table, id, record } of writes) {
    const stored: Map<string, AnyRecord> = data[table];
    if (stored instanceof OwnedTable) {
      for (const one of [stored.get(id), record])
        for (const owner of one ? stored.ownersOf(one as never) : []) accounts.add(owner);
    } else if (first.some(({ reads }) => reads.includes(table)))
      for (const account of byAccount.keys()) accounts.add(account);
  }
  return [...shared, ...[...accounts].flatMap((account) => byAccount.get(account) ?? [])];
}

/** The ids of the affected items of each affected index; null for all. An index can read earlier ones: the order is kept. */
function affectedBy(data: Data, indexes: readonly Registered[], writes: readonly Write[]) {
  const affected = new Map<Index, Set<string> | null>();
  for (const { reads, index, own } of indexes)
    for (const { table, id, record: after } of writes) {
      if (!reads.includes(table)) continue;
      const ids = affected.has(index) ? affected.get(index)! : new Set<string>();
      if (ids === null) continue;
      const before = tableOf(data, table).get(id);
      const idsOf = index.affected.find(([source]) => source === own[table])?.[1] as AffectedIds | undefined;
      const ofBefore = before && idsOf ? idsOf(before, after ?? undefined) : [];
      const ofAfter = after && idsOf ? idsOf(after, before) : [];
      const areKnown = idsOf && ofBefore && ofAfter;
      if (areKnown) for (const one of [...ofBefore, ...ofAfter]) ids.add(one);
      if (!areKnown || ids.size > 0) affected.set(index, areKnown ? ids : null);
    }
  return affected;
}

/** Writes to the tables and updates the indexes. Adds to `undo` what restores the tables. */
function writeRecords(
  data: Data,
  indexes: readonly Registered[],
  writes: readonly Write[],
  undo: (() => void)[],
): void {
  const affected = affectedBy(data, indexes, writes);
  for (const [index, ids] of affected) if (ids) index.remove([...ids]);
  for (const { table, id, record } of writes) {
    const records = tableOf(data, table);
    const before = records.get(id);
    undo.push(() => (before ? records.set(id, before) : records.delete(id)));
    if (record) records.set(id, record);
    else records.delete(id);
  }
  for (const [index, ids] of affected)
    if (ids) index.add([...ids]);
    else index.discard();
}

interface Owner {
  account: string;
  values: OwnValues;
}

/** Changes a mark or a value. Returns a function that restores it. */
function writeOther(
  data: Data,
  change: Exclude<Change, { put: Table } | { drop: Table }>,
  values: OwnValues,
): () => void {
  if ('set' in change) {
    const target: Partial<Data> = isOwnValue(change.set) ? values : data;
    const before = target[change.set];
    Object.assign(target, { [change.set]: change.value });
    return () => Object.assign(target, { [change.set]: before });
  }
  const ids = values.marks[change.mark];
  const before = ids.has(change.id);
  const set = (on: boolean) => void (on ? ids.add(change.id) : ids.delete(change.id));
  set(change.on);
  return () => set(before);
}

/** The last change of each record, in the order in which the changes first name them. */
export function writesOf(changes: readonly Change[]): Write[] {
  const last = new Map<string, Write>();
  for (const change of changes) {
    if ('put' in change) {
      const { put: table, record } = change;
      last.set(`${table} ${record.id}`, { table, id: record.id, record });
    } else if ('drop' in change)
      last.set(`${change.drop} ${change.id}`, { table: change.drop, id: change.id, record: null });
  }
  return [...last.values()];
}

export const checkChanges = (data: Data, changes: readonly Change[]): void => check(data, writesOf(changes));

/** Changes the data and all indexes. Throws if the data would be invalid or an index throws; then nothing has changed. */
export function applyChanges(
  data: Data,
  indexes: Indexes,
  changes: readonly Change[],
  { account, values }: Owner,
): void {
  const writes = writesOf(changes);
  check(data, writes);
  const readers = indexesReading(data, indexes, writes);
  const touched = new Set(readers.map(({ index }) => index));
  const undo: (() => void)[] = [];
  try {
    for (const change of changes)
      if ('mark' in change || 'set' in change) {
        undo.push(writeOther(data, change, values));
        const name = 'set' in change ? change.set : 'marks';
        const own = indexes.byAccount.get(account) ?? [];
        const isOwn = name === 'marks' || isOwnValue(name);
        noteChange(isOwn ? ownSource(name, account) : sharedValues);
        for (const { reads, index } of isOwn
          ? own
          : [...indexes.shared, ...indexes.byAccount.values()].flat())
          if (reads.includes(name)) {
            index.discard();
            touched.add(index);
          }
      }
    // Removals are last: undoing a removal would move its record to the end of the table. An error before them undoes none.
    for (const isLast of [false, true])
      writeRecords(
        data,
        readers,
        writes.filter(({ record }) => (record === null) === isLast),
        undo,
      );
  } catch (error) {
    for (const restore of undo.toReversed()) restore();
    for (const index of touched) index.discard();
    throw error;
  }
}
