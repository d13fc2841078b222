import type { Database } from './database.ts';

/** Each running replica has read an entry of this age, in milliseconds. A retry of its action is refused. */
export const readByAllMs = 3_600_000;

/** The changes of an entry whose changes were removed. An entry without changes has `[]`. */
export const removed = '';

/**
 * Removes the changes and the hashes of the inputs from old entries of the journal: they have the texts of deleted objects and
 * accounts, and would fill the disk. The stored records do not depend on them.
 */
export async function removeOldChanges(
  { db, overwriteDeleted }: Pick<Database, 'db' | 'overwriteDeleted'>,
  now = Date.now(),
): Promise<void> {
  const before = new Date(now - readByAllMs).toISOString();
  const last = await db
    .selectFrom('journal')
    .select('seq')
    .where('changes', '=', removed)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  await db
    .updateTable('journal')
    .set({ changes: removed, input: null })
    .where('seq', '>', last?.seq ?? 0)
    .where('at', '<', before)
    .execute();
  overwriteDeleted?.();
}
