import type { Database } from '../database.ts';

/** Each running replica has read an entry of this age, in milliseconds. */
export const readByAllMs = 3_600_000;

/**
 * Empties the journal's entries up to the last deletion of an account: other accounts' entries have its name and texts, too.
 * The stored records do not depend on them; a replica that runs reads only later ones.
 */
export async function redactDeleted(
  { db, overwriteDeleted }: Pick<Database, 'db' | 'overwriteDeleted'>,
  now = Date.now(),
): Promise<void> {
  const before = new Date(now - readByAllMs).toISOString();
  const { last } = await db
    .selectFrom('journal')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('action', '=', 'deleteAccount')
    .executeTakeFirstOrThrow();
  // The type omits that there may be none.
  if ((last as number | null) === null) return;
  await db
    .updateTable('journal')
    .set({ changes: '[]' })
    .where('seq', '<=', last)
    .where('at', '<', before)
    .where('changes', '<>', '[]')
    .execute();
  overwriteDeleted?.();
}
