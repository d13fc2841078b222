import { idPattern, idRule } from '../../schema/rules/ids.ts';
import { badInput } from './errors.ts';

/** Records by id, in the order of the list. */
export type Records<T> = Pick<ReadonlyMap<string, T>, 'get' | 'has' | 'keys' | 'values' | 'size'>;

/** What an index reads of records. */
export type Source<T> = Pick<Records<T>, 'get' | 'values'>;

/** Returns a valid id unchanged; throws on an invalid one. */
export function readId(argument: string, id: string): string {
  if (!idPattern.test(id)) throw badInput(argument, idRule);
  return id;
}

/** The record with this id, or null where there is none; refuses what cannot be an id at all. */
export const find = <T>(records: Pick<Records<T>, 'get'>, id: string): T | null =>
  records.get(readId('id', id)) ?? null;

/** Throws on a dangling reference, which is an error in the data. */
export function getOrThrow<T>(records: Pick<Records<T>, 'get'>, id: string): T {
  const record = records.get(id);
  if (record === undefined) throw new Error(`The data refer to '${id}', which does not exist.`);
  return record;
}

/** An id without a record is skipped: a change can have removed it meanwhile. */
export const findExisting = <T>(records: Pick<Records<T>, 'get'>, ids: readonly string[]): T[] =>
  ids.map((id) => records.get(id)).filter((record) => record !== undefined);

/** Throws on a duplicate id, which is an error in the data. */
export function byId<T extends { id: string }>(records: readonly T[]): Map<string, T> {
  const map = new Map(records.map((record) => [record.id, record]));
  if (map.size !== records.length) throw new Error('The data contain a duplicate id.');
  return map;
}

/** A derived map as the source of an index. It is read on each use, since a change replaces the map. */
export const viewOf = <T>(map: { readonly value: ReadonlyMap<string, T> }): Source<T> => ({
  get: (id) => map.value.get(id),
  values: () => map.value.values(),
});

/** The records of several tables, one table after the other. */
export const unionOf = <T>(...tables: readonly Records<T>[]): Records<T> => ({
  get(id) {
    for (const table of tables) {
      const record = table.get(id);
      if (record !== undefined) return record;
    }
    return undefined;
  },
  has: (id) => tables.some((table) => table.has(id)),
  keys: () => tables.flatMap((table) => [...table.keys()]).values(),
  values: () => tables.flatMap((table) => [...table.values()]).values(),
  get size() {
    return tables.reduce((sum, { size }) => sum + size, 0);
  },
});

/** The records of a table that `isVisible` accepts when they are read. */
export function visibleOf<T extends { id: string }>(
  table: Records<T>,
  isVisible: (record: T) => boolean,
): Records<T> {
  const records = () => Array.from(table.values()).filter(isVisible);
  const get = (id: string) => {
    const record = table.get(id);
    return record && isVisible(record) ? record : undefined;
  };
  return {
    get,
    has: (id) => get(id) !== undefined,
    keys: () =>
      records()
        .map(({ id }) => id)
        .values(),
    values: () => records().values(),
    get size() {
      return records().length;
    },
  };
}
