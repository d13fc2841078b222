import { idPattern } from '../../schema/rules/ids.ts';
import { badInput } from '../graphql/errors.ts';

/** Returns a valid id unchanged; throws on an invalid one. */
export function readId(argument: string, id: string): string {
  if (!idPattern.test(id)) throw badInput(argument, '1 to 64 letters, digits, hyphens or underscores');
  return id;
}

/** The record with this id, or null where there is none; refuses what cannot be an id at all. */
export const find = <T>(records: ReadonlyMap<string, T>, id: string): T | null =>
  records.get(readId('id', id)) ?? null;

/** Returns a referenced record. Throws on a dangling reference, which is an error in the sample data. */
export function getOrThrow<T>(records: ReadonlyMap<string, T>, id: string): T {
  const record = records.get(id);
  if (record === undefined) throw new Error(`The sample data refers to '${id}', which does not exist.`);
  return record;
}

/** Indexes records by id. Throws on a duplicate id, which is an error in the sample data. */
export function byId<T extends { id: string }>(records: readonly T[]): ReadonlyMap<string, T> {
  const map = new Map(records.map((record) => [record.id, record]));
  if (map.size !== records.length) throw new Error('The sample data contains a duplicate id.');
  return map;
}
