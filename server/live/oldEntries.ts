import type { Database } from './database.ts';

/** Milliseconds after which an entry loses its changes, as each running server has read it. Later retries are refused. */
export const readByAllMs = 3_600_000;

/** The column `changes` of an entry whose changes were removed. An entry without changes has `[]`. */
export const removed = '';

/** Empties old journal entries, which have texts of deleted accounts and fill the disk. The records do not need them. */
export async function removeOldChanges(
  { db, overwriteDeleted }: Pick<Database, 'db' | 'overwriteDeleted'>,
  now = Date.now(),
): Promise<void> {
  const before = new Date(now - readByAllMs).toISOString();
  const lastEmptied = await db
    .selectFrom('journal')
    .select('seq')
    .where('changes', '=', removed)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  await db
    .updateTable('journal')
    .set({ changes: removed, input: null })
    .where('seq', '>', lastEmptied?.seq ?? 0)
    .where('at', '<', before)
    .execute();
  overwriteDeleted?.();
}
