import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { inChunks } from '../entries.ts';
import type { Rows } from '../rows.ts';

/** Inserts logins of an import or of the demo account in better-auth's tables, as better-auth does. */
export async function insertLogins(tx: Kysely<Tables>, logins: readonly Rows['login'][]): Promise<void> {
  const now = new Date().toISOString();
  const dates = { createdAt: now, updatedAt: now };
  // `false` is in the SQL's text, because libsql ends the process at a Boolean parameter.
  await inChunks(logins, (chunk) =>
    tx
      .insertInto('user')
      .values(chunk.map(({ id, name, email }) => ({ id, name, email, emailVerified: sql`false`, ...dates })))
      .execute(),
  );
  await inChunks(logins, (chunk) =>
    tx
      .insertInto('account')
      .values(
        chunk.map(({ id, password }) => ({
          id: `account-${id}`,
          userId: id,
          accountId: id,
          providerId: 'credential',
          password,
          ...dates,
        })),
      )
      .execute(),
  );
}
