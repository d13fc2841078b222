import type { Database } from '../database.ts';

/** Each running replica has read an entry of this age, in milliseconds. */
const readByAllMs = 3_600_000;

/**
 * Empties the journal's entries of deleted accounts. The stored records do not depend on them; a replica that runs reads
 * only later ones.
 */
export async function redactDeleted({ db }: Pick<Database, 'db'>, now = Date.now()): Promise<void> {
  const before = new Date(now - readByAllMs).toISOString();
  const deleted = db.selectFrom('journal').select('account').where('action', '=', 'deleteAccount');
  await db
    .updateTable('journal')
    .set({ changes: '[]' })
    .where('account', 'in', deleted)
    .where('at', '<', before)
    .where('changes', '<>', '[]')
    .execute();
}
